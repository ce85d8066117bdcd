package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.FeatureGate;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Points at an object of any API group, possibly in another namespace.
 *
 * @param apiGroup API group of the referent; unset means the core group
 * @param kind Kind of the object referred to, for example VolumeSnapshot
 * @param name Which object of that kind is meant
 * @param namespace Namespace holding the referent; another namespace needs a ReferenceGrant there
 */
@ApiType
public record TypedObjectReference(
    @Field(value = 1, omit = Omit.NEVER) @Nullable String apiGroup,
    @Field(value = 2, required = true) String kind,
    @Field(value = 3, required = true) String name,
    @Field(4) @FeatureGate("CrossNamespaceVolumeDataSource") @Nullable String namespace)
    implements ApiStruct<TypedObjectReference> {
  /** Starts a value in which nothing is set. */
  public static TypedObjectReferenceBuilder builder() {
    return new TypedObjectReferenceBuilder();
  }

  /** Starts a value from this one. */
  public TypedObjectReferenceBuilder toBuilder() {
    return new TypedObjectReferenceBuilder(this);
  }
}
