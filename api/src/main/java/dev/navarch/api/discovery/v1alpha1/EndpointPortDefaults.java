package dev.navarch.api.discovery.v1alpha1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.api.core.v1.Protocol;
import dev.navarch.apimachinery.annotation.DefaultingFunction;

/** Defaults of the ports of endpoints. */
final class EndpointPortDefaults {
  private EndpointPortDefaults() {}

  @DefaultingFunction
  static EndpointPort endpointPort(EndpointPort in) {
    return changed(
        in,
        in.toBuilder()
            .name(ifNull(in.name(), ""))
            .protocol(ifNull(in.protocol(), Protocol.TCP))
            .build());
  }
}
