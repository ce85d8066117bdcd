package dev.navarch.api.networking.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

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
