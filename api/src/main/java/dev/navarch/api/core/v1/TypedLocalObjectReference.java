package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Points at an object of a stated kind in the same namespace.
 *
 * @param apiGroup API group the kind belongs to; core if unset
 * @param kind Kind of the local object referred to
 * @param name Which local object of that kind is meant
 */
@ApiType(atomic = true)
public record TypedLocalObjectReference(
    @Field(value = 1, omit = Omit.NEVER) @Nullable String apiGroup,
    @Field(value = 2, required = true) String kind,
    @Field(value = 3, required = true) String name)
    implements ApiStruct<TypedLocalObjectReference> {
  /** Starts a value in which nothing is set. */
  public static TypedLocalObjectReferenceBuilder builder() {
    return new TypedLocalObjectReferenceBuilder();
  }

  /** Starts a value from this one. */
  public TypedLocalObjectReferenceBuilder toBuilder() {
    return new TypedLocalObjectReferenceBuilder(this);
  }
}
