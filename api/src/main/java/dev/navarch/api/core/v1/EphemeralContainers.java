package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * Debugging containers of a pod, as the 1.20 subresource carried them.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity of the pod whose containers these are
 * @param ephemeralContainers Full list of the pod's debugging containers; existing ones may not be
 *     changed or dropped
 */
@ApiType
public record EphemeralContainers(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) @PatchMerge("name")
        List<EphemeralContainer> ephemeralContainers)
    implements MetaObject, ApiStruct<EphemeralContainers> {
  /** Starts a value in which nothing is set but its kind. */
  public static EphemeralContainersBuilder builder() {
    return new EphemeralContainersBuilder();
  }

  /** Starts a value from this one. */
  public EphemeralContainersBuilder toBuilder() {
    return new EphemeralContainersBuilder(this);
  }
}
