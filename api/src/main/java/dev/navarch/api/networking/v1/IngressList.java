package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * Page of ingresses.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Paging and version data for the returned ingresses
 * @param items Ingresses on this page
 */
@ApiType
public record IngressList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<Ingress> items)
    implements ApiList<Ingress>, ApiStruct<IngressList> {
  /** Starts a value in which nothing is set but its kind. */
  public static IngressListBuilder builder() {
    return new IngressListBuilder();
  }

  /** Starts a value from this one. */
  public IngressListBuilder toBuilder() {
    return new IngressListBuilder(this);
  }
}
