package dev.navarch.api.core.v1;

import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * Keeps a fixed number of like pods running; ReplicaSet is its successor.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity and labels; without labels the template's are used
 * @param spec Pod count and pattern wanted
 * @param status Counts observed by the controller; read-only and possibly a little old
 */
@ApiType
@Resource(
    shortNames = "rc",
    categories = "all",
    subresources = {@Subresource(value = "scale", type = Scale.class), @Subresource("status")})
public record ReplicationController(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) ReplicationControllerSpec spec,
    @Field(3) ReplicationControllerStatus status)
    implements MetaObject, ApiStruct<ReplicationController> {
  /** Starts a value in which nothing is set but its kind. */
  public static ReplicationControllerBuilder builder() {
    return new ReplicationControllerBuilder();
  }

  /** Starts a value from this one. */
  public ReplicationControllerBuilder toBuilder() {
    return new ReplicationControllerBuilder(this);
  }
}
