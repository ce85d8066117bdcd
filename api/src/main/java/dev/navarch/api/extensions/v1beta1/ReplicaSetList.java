package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of extensions replica sets. */
@ApiType(hub = dev.navarch.api.apps.v1.ReplicaSetList.class)
public record ReplicaSetList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<ReplicaSet> items)
    implements ApiList<ReplicaSet>, ApiStruct<ReplicaSetList> {
  /** Starts a value in which nothing is set but its kind. */
  public static ReplicaSetListBuilder builder() {
    return new ReplicaSetListBuilder();
  }

  /** Starts a value from this one. */
  public ReplicaSetListBuilder toBuilder() {
    return new ReplicaSetListBuilder(this);
  }
}
