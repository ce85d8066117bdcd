package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * Query parameters for forwarding ports over WebSockets.
 *
 * @param typeMeta kind and version of the object
 * @param ports Ports of the pod to forward
 */
@ApiType
public record PodPortForwardOptions(
    @Inline TypeMeta typeMeta, @Field(1) @Atomic List<Integer> ports)
    implements ApiObject, ApiStruct<PodPortForwardOptions> {
  /** Starts a value in which nothing is set but its kind. */
  public static PodPortForwardOptionsBuilder builder() {
    return new PodPortForwardOptionsBuilder();
  }

  /** Starts a value from this one. */
  public PodPortForwardOptionsBuilder toBuilder() {
    return new PodPortForwardOptionsBuilder(this);
  }
}
