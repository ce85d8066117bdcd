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
 * A set of component reports returned by one read; deprecated since 1.19.
 *
 * @param typeMeta kind and version of the object
 * @param metadata List revision and paging marker for the reports returned
 * @param items The component reports found
 */
@ApiType
public record ComponentStatusList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<ComponentStatus> items)
    implements ApiList<ComponentStatus>, ApiStruct<ComponentStatusList> {
  /** Starts a value in which nothing is set but its kind. */
  public static ComponentStatusListBuilder builder() {
    return new ComponentStatusListBuilder();
  }

  /** Starts a value from this one. */
  public ComponentStatusListBuilder toBuilder() {
    return new ComponentStatusListBuilder(this);
  }
}
