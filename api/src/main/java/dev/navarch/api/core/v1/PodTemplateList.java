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
 * A set of pod templates returned by one read.
 *
 * @param typeMeta kind and version of the object
 * @param metadata List revision and paging marker for the templates returned
 * @param items The pod templates found
 */
@ApiType
public record PodTemplateList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<PodTemplate> items)
    implements ApiList<PodTemplate>, ApiStruct<PodTemplateList> {
  /** Starts a value in which nothing is set but its kind. */
  public static PodTemplateListBuilder builder() {
    return new PodTemplateListBuilder();
  }

  /** Starts a value from this one. */
  public PodTemplateListBuilder toBuilder() {
    return new PodTemplateListBuilder(this);
  }
}
