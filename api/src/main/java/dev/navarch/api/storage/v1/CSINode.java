package dev.navarch.api.storage.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * Lists the CSI drivers installed on a node.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity, whose name is that of the node
 * @param spec Drivers registered on the node
 */
@ApiType
@Resource(namespaced = false)
public record CSINode(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) CSINodeSpec spec)
    implements MetaObject, ApiStruct<CSINode> {
  /** Starts a value in which nothing is set but its kind. */
  public static CSINodeBuilder builder() {
    return new CSINodeBuilder();
  }

  /** Starts a value from this one. */
  public CSINodeBuilder toBuilder() {
    return new CSINodeBuilder(this);
  }
}
