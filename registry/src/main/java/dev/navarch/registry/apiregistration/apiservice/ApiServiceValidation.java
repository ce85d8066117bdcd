package dev.navarch.registry.apiregistration.apiservice;

import dev.navarch.api.apiregistration.v1.APIService;
import dev.navarch.api.apiregistration.v1.APIServiceSpec;
import dev.navarch.api.apiregistration.v1.ServiceReference;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import java.util.ArrayList;
import java.util.List;

/** Validation of registered APIs, apart from their metadata. */
public final class ApiServiceValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final int MAX_GROUP_PRIORITY = 20_000;
  private static final int MAX_VERSION_PRIORITY = 1000;
  private static final int MAX_PORT = 65_535;

  private ApiServiceValidation() {}

  /** The form of a registration's name, which says what is registered. */
  public static NameCheck names(APIService service) {
    String required = service.spec().version() + "." + service.spec().group();
    return (name, prefix) -> {
      List<String> problems = NameKind.PATH_SEGMENT.check(name, false);
      return !problems.isEmpty() || name.equals(required)
          ? problems
          : List.of("must be `spec.version+\".\"+spec.group`: " + GoQuoting.quote(required));
    };
  }

  public static List<FieldError> create(APIService service) {
    List<FieldError> errors = new ArrayList<>(0);
    APIServiceSpec spec = service.spec();
    if (!spec.group().isEmpty()) {
      NameValidation.dnsSubdomain(spec.group(), SPEC.child("group"), errors);
    } else if (!spec.version().equals("v1")) {
      errors.add(
          FieldError.required(
              SPEC.child("group"), "only v1 may have an empty group and it better be legacy kube"));
    }
    NameValidation.dns1035Label(spec.version(), SPEC.child("version"), errors);
    priority(spec.groupPriorityMinimum(), MAX_GROUP_PRIORITY, "groupPriorityMinimum", errors);
    priority(spec.versionPriority(), MAX_VERSION_PRIORITY, "versionPriority", errors);
    ServiceReference backend = spec.service();
    if (backend == null) {
      local(spec, errors);
    } else {
      remote(spec, backend, errors);
    }
    return errors;
  }

  public static List<FieldError> update(APIService service, APIService old) {
    return create(service);
  }

  private static void priority(int value, int limit, String field, List<FieldError> errors) {
    if (value <= 0 || value > limit) {
      errors.add(
          FieldError.invalid(SPEC.child(field), value, "must be positive and less than " + limit));
    }
  }

  private static void local(APIServiceSpec spec, List<FieldError> errors) {
    if (!spec.caBundle().isEmpty()) {
      errors.add(
          FieldError.invalid(
              SPEC.child("caBundle"),
              spec.caBundle().length() + " bytes",
              "local APIServices may not have a caBundle"));
    }
    if (spec.insecureSkipTLSVerify()) {
      errors.add(
          FieldError.invalid(
              SPEC.child("insecureSkipTLSVerify"),
              true,
              "local APIServices may not have insecureSkipTLSVerify"));
    }
  }

  private static void remote(
      APIServiceSpec spec, ServiceReference backend, List<FieldError> errors) {
    FieldPath path = SPEC.child("service");
    NameValidation.required(backend.namespace(), path.child("namespace"), errors);
    NameValidation.required(backend.name(), path.child("name"), errors);
    Integer port = backend.port();
    if (port != null && (port < 1 || port > MAX_PORT)) {
      errors.add(
          FieldError.invalid(
              path.child("port"),
              port,
              "port is not valid: " + NumberValidation.rangeError(1, MAX_PORT)));
    }
    if (spec.insecureSkipTLSVerify() && !spec.caBundle().isEmpty()) {
      errors.add(
          FieldError.invalid(
              SPEC.child("insecureSkipTLSVerify"), true, "may not be true if caBundle is present"));
    }
  }
}
