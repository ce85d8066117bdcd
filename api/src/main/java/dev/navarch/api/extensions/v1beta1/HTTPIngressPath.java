package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType(hub = dev.navarch.api.networking.v1.HTTPIngressPath.class)
public record HTTPIngressPath(
    @Field(1) String path,
    @Field(3) @EnumOf(PathType.class) @Nullable String pathType,
    @Field(value = 2, required = true) IngressBackend backend)
    implements ApiStruct<HTTPIngressPath> {
  /** Starts a value in which nothing is set. */
  public static HTTPIngressPathBuilder builder() {
    return new HTTPIngressPathBuilder();
  }

  /** Starts a value from this one. */
  public HTTPIngressPathBuilder toBuilder() {
    return new HTTPIngressPathBuilder(this);
  }
}
