package dev.navarch.api.networking.v1beta1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.apimachinery.annotation.DefaultingFunction;

/** Defaults of ingresses. */
final class IngressDefaults {
  private IngressDefaults() {}

  @DefaultingFunction
  static HTTPIngressPath httpIngressPath(HTTPIngressPath in) {
    return changed(
        in,
        in.toBuilder().pathType(ifNull(in.pathType(), PathType.IMPLEMENTATION_SPECIFIC)).build());
  }
}
