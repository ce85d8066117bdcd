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
 * A set of ConfigMaps returned by one read.
 *
 * @param typeMeta kind and version of the object
 * @param metadata List revision and paging marker for the ConfigMaps returned
 * @param items The ConfigMaps found
 */
@ApiType
public record ConfigMapList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<ConfigMap> items)
    implements ApiList<ConfigMap>, ApiStruct<ConfigMapList> {
  /** Starts a value in which nothing is set but its kind. */
  public static ConfigMapListBuilder builder() {
    return new ConfigMapListBuilder();
  }

  /** Starts a value from this one. */
  public ConfigMapListBuilder toBuilder() {
    return new ConfigMapListBuilder(this);
  }
}
