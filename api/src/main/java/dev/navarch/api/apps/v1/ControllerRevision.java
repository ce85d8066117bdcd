package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.value.RawExtension;

/**
 * Immutable snapshot of a controller's pod template, used for updates and rollback.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity of the revision, labelled and owned like the object it snapshots
 * @param data Serialized state the snapshot preserves
 * @param revision Sequence number; higher means newer
 */
@ApiType
@Resource
public record ControllerRevision(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) RawExtension data,
    @Field(value = 3, required = true) long revision)
    implements MetaObject, ApiStruct<ControllerRevision> {
  /** Starts a value in which nothing is set but its kind. */
  public static ControllerRevisionBuilder builder() {
    return new ControllerRevisionBuilder();
  }

  /** Starts a value from this one. */
  public ControllerRevisionBuilder toBuilder() {
    return new ControllerRevisionBuilder(this);
  }
}
