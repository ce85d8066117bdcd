package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of extensions ingresses. */
@ApiType(hub = dev.navarch.api.networking.v1.IngressList.class)
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
