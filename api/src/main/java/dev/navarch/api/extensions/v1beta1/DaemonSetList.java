package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of extensions daemon sets. */
@ApiType(hub = dev.navarch.api.apps.v1.DaemonSetList.class)
public record DaemonSetList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<DaemonSet> items)
    implements ApiList<DaemonSet>, ApiStruct<DaemonSetList> {
  /** Starts a value in which nothing is set but its kind. */
  public static DaemonSetListBuilder builder() {
    return new DaemonSetListBuilder();
  }

  /** Starts a value from this one. */
  public DaemonSetListBuilder toBuilder() {
    return new DaemonSetListBuilder(this);
  }
}
