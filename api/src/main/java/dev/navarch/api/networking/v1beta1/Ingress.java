package dev.navarch.api.networking.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

@ApiType
@Resource(shortNames = "ing", subresources = @Subresource("status"))
public record Ingress(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) IngressSpec spec,
    @Field(3) IngressStatus status)
    implements MetaObject, ApiStruct<Ingress> {
  /** Starts a value in which nothing is set but its kind. */
  public static IngressBuilder builder() {
    return new IngressBuilder();
  }

  /** Starts a value from this one. */
  public IngressBuilder toBuilder() {
    return new IngressBuilder(this);
  }
}
