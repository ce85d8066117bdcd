package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Backend for requests on one path.
 *
 * @param path Path to match, starting with a slash; compared as pathType says
 * @param pathType Exact, Prefix or ImplementationSpecific; must be given
 * @param backend Receiver of requests whose path matches
 */
@ApiType
public record HTTPIngressPath(
    @Field(1) String path,
    @Field(value = 3, required = true) @EnumOf(value = PathType.class, closed = true)
        @Nullable String pathType,
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
