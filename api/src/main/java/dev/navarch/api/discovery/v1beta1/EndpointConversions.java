package dev.navarch.api.discovery.v1beta1;

import dev.navarch.api.conversion.EndpointTopology;
import dev.navarch.apimachinery.annotation.ConversionFunction;

/** The place of an endpoint, which this version says in labels. */
final class EndpointConversions {
  private EndpointConversions() {}

  @ConversionFunction(partial = {"topology", "nodeName"})
  static dev.navarch.api.discovery.v1.Endpoint toHub(
      Endpoint in, dev.navarch.api.discovery.v1.Endpoint out) {
    EndpointTopology place = EndpointTopology.ofLabels(in.topology(), in.nodeName());
    return out.toBuilder()
        .deprecatedTopology(place.rest())
        .zone(place.zone())
        .nodeName(place.nodeName())
        .build();
  }

  @ConversionFunction(partial = {"deprecatedTopology", "zone"})
  static Endpoint fromHub(dev.navarch.api.discovery.v1.Endpoint in, Endpoint out) {
    EndpointTopology place =
        new EndpointTopology(in.deprecatedTopology(), in.zone(), in.nodeName());
    return out.toBuilder().topology(place.toLabels()).build();
  }
}
