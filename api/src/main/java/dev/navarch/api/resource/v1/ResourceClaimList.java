package dev.navarch.api.resource.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of resource claims. */
@ApiType
public record ResourceClaimList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<ResourceClaim> items)
    implements ApiList<ResourceClaim>, ApiStruct<ResourceClaimList> {
  /** Starts a value in which nothing is set but its kind. */
  public static ResourceClaimListBuilder builder() {
    return new ResourceClaimListBuilder();
  }

  /** Starts a value from this one. */
  public ResourceClaimListBuilder toBuilder() {
    return new ResourceClaimListBuilder(this);
  }
}
