package dev.navarch.api.apiregistration.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.apimachinery.annotation.DefaultingFunction;

/** Defaults of API services. */
final class APIServiceDefaults {
  private APIServiceDefaults() {}

  @DefaultingFunction
  static ServiceReference serviceReference(ServiceReference in) {
    return changed(in, in.toBuilder().port(ifNull(in.port(), 443)).build());
  }
}
