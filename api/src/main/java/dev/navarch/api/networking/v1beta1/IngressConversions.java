package dev.navarch.api.networking.v1beta1;

import dev.navarch.api.conversion.ServiceBackends;
import dev.navarch.apimachinery.annotation.ConversionFunction;

/** The backends of an ingress, which the newest version has regrouped and renamed. */
final class IngressConversions {
  private IngressConversions() {}

  @ConversionFunction(partial = {"serviceName", "servicePort"})
  static dev.navarch.api.networking.v1.IngressBackend toHub(
      IngressBackend in, dev.navarch.api.networking.v1.IngressBackend out) {
    return out.toBuilder().service(ServiceBackends.of(in.serviceName(), in.servicePort())).build();
  }

  @ConversionFunction(partial = "service")
  static IngressBackend fromHub(
      dev.navarch.api.networking.v1.IngressBackend in, IngressBackend out) {
    return out.toBuilder()
        .serviceName(ServiceBackends.name(in.service()))
        .servicePort(ServiceBackends.port(in.service()))
        .build();
  }

  @ConversionFunction(partial = "backend")
  static dev.navarch.api.networking.v1.IngressSpec toHub(
      IngressSpec in, dev.navarch.api.networking.v1.IngressSpec out) {
    IngressBackend backend = in.backend();
    return backend == null
        ? out
        : out.toBuilder().defaultBackend(GeneratedConversions.ingressBackendToHub(backend)).build();
  }

  @ConversionFunction(partial = "defaultBackend")
  static IngressSpec fromHub(dev.navarch.api.networking.v1.IngressSpec in, IngressSpec out) {
    dev.navarch.api.networking.v1.IngressBackend backend = in.defaultBackend();
    return backend == null
        ? out
        : out.toBuilder().backend(GeneratedConversions.ingressBackendFromHub(backend)).build();
  }
}
