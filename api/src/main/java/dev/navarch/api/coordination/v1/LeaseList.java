package dev.navarch.api.coordination.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of leases. */
@ApiType
public record LeaseList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<Lease> items)
    implements ApiList<Lease>, ApiStruct<LeaseList> {
  /** Starts a value in which nothing is set but its kind. */
  public static LeaseListBuilder builder() {
    return new LeaseListBuilder();
  }

  /** Starts a value from this one. */
  public LeaseListBuilder toBuilder() {
    return new LeaseListBuilder(this);
  }
}
