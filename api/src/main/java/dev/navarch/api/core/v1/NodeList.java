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
 * A set of nodes returned by one read.
 *
 * @param typeMeta kind and version of the object
 * @param metadata List revision and paging marker for the nodes returned
 * @param items The nodes found
 */
@ApiType
public record NodeList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<Node> items)
    implements ApiList<Node>, ApiStruct<NodeList> {
  /** Starts a value in which nothing is set but its kind. */
  public static NodeListBuilder builder() {
    return new NodeListBuilder();
  }

  /** Starts a value from this one. */
  public NodeListBuilder toBuilder() {
    return new NodeListBuilder(this);
  }
}
