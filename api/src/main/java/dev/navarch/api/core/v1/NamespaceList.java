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
 * A set of namespaces returned by one read.
 *
 * @param typeMeta kind and version of the object
 * @param metadata List revision and paging marker for the namespaces returned
 * @param items The namespaces found
 */
@ApiType
public record NamespaceList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<Namespace> items)
    implements ApiList<Namespace>, ApiStruct<NamespaceList> {
  /** Starts a value in which nothing is set but its kind. */
  public static NamespaceListBuilder builder() {
    return new NamespaceListBuilder();
  }

  /** Starts a value from this one. */
  public NamespaceListBuilder toBuilder() {
    return new NamespaceListBuilder(this);
  }
}
