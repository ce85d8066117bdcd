package dev.navarch.api.resource.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of resource claim templates. */
@ApiType
public record ResourceClaimTemplateList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<ResourceClaimTemplate> items)
    implements ApiList<ResourceClaimTemplate>, ApiStruct<ResourceClaimTemplateList> {
  /** Starts a value in which nothing is set but its kind. */
  public static ResourceClaimTemplateListBuilder builder() {
    return new ResourceClaimTemplateListBuilder();
  }

  /** Starts a value from this one. */
  public ResourceClaimTemplateListBuilder toBuilder() {
    return new ResourceClaimTemplateListBuilder(this);
  }
}
