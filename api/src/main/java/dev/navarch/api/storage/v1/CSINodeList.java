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
 * Page of CSI node objects.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Paging and version data for the returned node objects
 * @param items CSI node objects on this page
 */
@ApiType
public record CSINodeList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<CSINode> items)
    implements ApiList<CSINode>, ApiStruct<CSINodeList> {
  /** Starts a value in which nothing is set but its kind. */
  public static CSINodeListBuilder builder() {
    return new CSINodeListBuilder();
  }

  /** Starts a value from this one. */
  public CSINodeListBuilder toBuilder() {
    return new CSINodeListBuilder(this);
  }
}
