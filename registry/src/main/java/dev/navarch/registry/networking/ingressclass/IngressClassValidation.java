package dev.navarch.registry.networking.ingressclass;

import dev.navarch.api.networking.v1.IngressClass;
import dev.navarch.api.networking.v1.IngressClassParametersReference;
import dev.navarch.api.networking.v1.IngressClassSpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.ObjectReferenceValidation;
import dev.navarch.registry.validation.TextSyntax;
import java.util.ArrayList;
import java.util.List;

/** Validation of ingress classes, apart from their metadata. */
public final class IngressClassValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final int MAX_CONTROLLER = 250;

  private IngressClassValidation() {}

  public static List<FieldError> create(IngressClass ingressClass) {
    List<FieldError> errors = new ArrayList<>(0);
    IngressClassSpec spec = ingressClass.spec();
    FieldPath controller = SPEC.child("controller");
    if (TextSyntax.utf8Length(spec.controller()) > MAX_CONTROLLER) {
      errors.add(FieldError.tooLong(controller, MAX_CONTROLLER));
    }
    TextSyntax.domainPrefixedPath(spec.controller(), controller, errors);
    IngressClassParametersReference parameters = spec.parameters();
    if (parameters != null) {
      parameters(parameters, SPEC.child("parameters"), errors);
    }
    return errors;
  }

  public static List<FieldError> update(IngressClass ingressClass, IngressClass old) {
    List<FieldError> errors = new ArrayList<>(0);
    Immutability.check(
        ingressClass.spec().controller(),
        old.spec().controller(),
        SPEC.child("controller"),
        errors);
    errors.addAll(create(ingressClass));
    return errors;
  }

  private static void parameters(
      IngressClassParametersReference parameters, FieldPath path, List<FieldError> errors) {
    ObjectReferenceValidation.typed(
        parameters.apiGroup(), parameters.kind(), parameters.name(), path, errors);
    String scope = parameters.scope();
    if (scope == null) {
      errors.add(FieldError.required(path.child("scope")));
      return;
    }
    NameValidation.supported(scope, List.of("Cluster", "Namespace"), path.child("scope"), errors);
    FieldPath place = path.child("namespace");
    String namespace = parameters.namespace();
    if (scope.equals("Namespace")) {
      if (namespace == null || namespace.isEmpty()) {
        errors.add(FieldError.required(place, "`parameters.scope` is set to 'Namespace'"));
      } else {
        NameValidation.dnsLabel(namespace, place, errors);
      }
    } else if (scope.equals("Cluster") && namespace != null) {
      errors.add(FieldError.forbidden(place, "`parameters.scope` is set to 'Cluster'"));
    }
  }
}
