package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * Page of custom resource definitions.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Paging and version data for the returned definitions
 * @param items Definitions on this page
 */
@ApiType
public record CustomResourceDefinitionList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<CustomResourceDefinition> items)
    implements ApiList<CustomResourceDefinition>, ApiStruct<CustomResourceDefinitionList> {
  /** Starts a value in which nothing is set but its kind. */
  public static CustomResourceDefinitionListBuilder builder() {
    return new CustomResourceDefinitionListBuilder();
  }

  /** Starts a value from this one. */
  public CustomResourceDefinitionListBuilder toBuilder() {
    return new CustomResourceDefinitionListBuilder(this);
  }
}
