package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Link from a dependent to an owner in the same namespace or at cluster scope.
 *
 * @param apiVersion Group and version of the owner, for example apps/v1
 * @param kind Type of the owner, such as ReplicaSet
 * @param name Name the owner goes by within its scope
 * @param uid Exact owner instance, so a recreated object of that name is not mistaken for it
 * @param controller True on the single owner that actively manages the dependent
 * @param blockOwnerDeletion When true, a foreground deletion of the owner waits until this
 *     dependent is gone
 */
@ApiType(atomic = true)
public record OwnerReference(
    @Field(value = 5, required = true) String apiVersion,
    @Field(value = 1, required = true) String kind,
    @Field(value = 3, required = true) String name,
    @Field(value = 4, required = true) String uid,
    @Field(6) @Nullable Boolean controller,
    @Field(7) @Nullable Boolean blockOwnerDeletion)
    implements ApiStruct<OwnerReference> {
  /** Starts a value in which nothing is set. */
  public static OwnerReferenceBuilder builder() {
    return new OwnerReferenceBuilder();
  }

  /** Starts a value from this one. */
  public OwnerReferenceBuilder toBuilder() {
    return new OwnerReferenceBuilder(this);
  }
}
