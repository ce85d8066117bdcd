package dev.navarch.registry.networking.ingress;

import dev.navarch.api.core.v1.TypedLocalObjectReference;
import dev.navarch.api.networking.v1.IngressBackend;
import dev.navarch.api.networking.v1.IngressServiceBackend;
import dev.navarch.api.networking.v1.ServiceBackendPort;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import dev.navarch.registry.validation.ObjectReferenceValidation;
import dev.navarch.registry.validation.TextSyntax;
import java.util.List;

/** Where an ingress sends requests to: a service or another object, never both. */
final class BackendValidation {
  private BackendValidation() {}

  static void check(IngressBackend backend, FieldPath path, List<FieldError> errors) {
    IngressServiceBackend service = backend.service();
    TypedLocalObjectReference resource = backend.resource();
    if (service != null && resource != null) {
      errors.add(FieldError.invalid(path, "", "cannot set both resource and service backends"));
    } else if (resource != null) {
      ObjectReferenceValidation.typed(
          resource.apiGroup(), resource.kind(), resource.name(), path.child("resource"), errors);
    } else if (service != null) {
      NameValidation.requiredLabel(service.name(), path.child("service", "name"), errors);
      port(service.port(), path, errors);
    } else {
      errors.add(FieldError.invalid(path, "", "resource or service backend is required"));
    }
  }

  private static void port(ServiceBackendPort port, FieldPath path, List<FieldError> errors) {
    FieldPath place = path.child("service", "port");
    boolean named = !port.name().isEmpty();
    boolean numbered = port.number() != 0;
    if (named && numbered) {
      errors.add(FieldError.invalid(path, "", "cannot set both port name & port number"));
    } else if (named) {
      NameValidation.invalid(
          port.name(), TextSyntax.portName(port.name()), place.child("name"), errors);
    } else if (numbered) {
      NumberValidation.port(port.number(), place.child("number"), errors);
    } else {
      errors.add(FieldError.required(path, "port name or number is required"));
    }
  }
}
