package dev.navarch.api.storage.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * Page of CSI driver objects.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Paging and version data for the returned driver objects
 * @param items CSI driver objects on this page
 */
@ApiType
public record CSIDriverList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<CSIDriver> items)
    implements ApiList<CSIDriver>, ApiStruct<CSIDriverList> {
  /** Starts a value in which nothing is set but its kind. */
  public static CSIDriverListBuilder builder() {
    return new CSIDriverListBuilder();
  }

  /** Starts a value from this one. */
  public CSIDriverListBuilder toBuilder() {
    return new CSIDriverListBuilder(this);
  }
}
