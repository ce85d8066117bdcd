package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * A set of replication controllers returned by one read.
 *
 * @param typeMeta kind and version of the object
 * @param metadata List revision and paging marker for the controllers returned
 * @param items The replication controllers found
 */
@ApiType
public record ReplicationControllerList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<ReplicationController> items)
    implements ApiList<ReplicationController>, ApiStruct<ReplicationControllerList> {
  /** Starts a value in which nothing is set but its kind. */
  public static ReplicationControllerListBuilder builder() {
    return new ReplicationControllerListBuilder();
  }

  /** Starts a value from this one. */
  public ReplicationControllerListBuilder toBuilder() {
    return new ReplicationControllerListBuilder(this);
  }
}
