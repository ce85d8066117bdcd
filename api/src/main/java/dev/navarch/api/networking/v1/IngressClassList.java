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
 * Page of ingress classes.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Paging and version data for the returned ingress classes
 * @param items Ingress classes on this page
 */
@ApiType
public record IngressClassList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<IngressClass> items)
    implements ApiList<IngressClass>, ApiStruct<IngressClassList> {
  /** Starts a value in which nothing is set but its kind. */
  public static IngressClassListBuilder builder() {
    return new IngressClassListBuilder();
  }

  /** Starts a value from this one. */
  public IngressClassListBuilder toBuilder() {
    return new IngressClassListBuilder(this);
  }
}
