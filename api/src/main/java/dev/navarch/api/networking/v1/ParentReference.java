package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Pointer to the object an address belongs to.
 *
 * @param group API group of the using object; empty means core
 * @param resource Plural resource name of the using object, for example services
 * @param namespace Namespace of the using object, if it has one
 * @param name Name of the using object
 */
@ApiType
public record ParentReference(
    @Field(1) String group,
    @Field(value = 2, required = true, omit = Omit.EMPTY) String resource,
    @Field(3) String namespace,
    @Field(value = 4, required = true, omit = Omit.EMPTY) String name)
    implements ApiStruct<ParentReference> {
  /** Starts a value in which nothing is set. */
  public static ParentReferenceBuilder builder() {
    return new ParentReferenceBuilder();
  }

  /** Starts a value from this one. */
  public ParentReferenceBuilder toBuilder() {
    return new ParentReferenceBuilder(this);
  }
}
