package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.ObjectFieldSelector;
import dev.navarch.api.core.v1.ResourceFieldSelector;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NameValidation;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What a pod may be told about itself, in variables and files. */
final class DownwardApiValidation {
  static final List<String> ENV_FIELDS =
      List.of(
          "metadata.name",
          "metadata.namespace",
          "metadata.uid",
          "spec.nodeName",
          "spec.serviceAccountName",
          "status.hostIP",
          "status.hostIPs",
          "status.podIP",
          "status.podIPs");
  static final List<String> FILE_FIELDS =
      List.of(
          "metadata.annotations",
          "metadata.labels",
          "metadata.name",
          "metadata.namespace",
          "metadata.uid");

  private static final Set<String> KNOWN_FIELDS =
      Set.of(
          "metadata.annotations",
          "metadata.labels",
          "metadata.name",
          "metadata.namespace",
          "metadata.uid",
          "spec.nodeName",
          "spec.host",
          "spec.restartPolicy",
          "spec.serviceAccountName",
          "spec.schedulerName",
          "status.phase",
          "status.hostIP",
          "status.hostIPs",
          "status.podIP",
          "status.podIPs");
  private static final List<String> RESOURCES =
      List.of(
          "limits.cpu",
          "limits.ephemeral-storage",
          "limits.memory",
          "requests.cpu",
          "requests.ephemeral-storage",
          "requests.memory");
  private static final Set<String> CPU_DIVISORS = Set.of("1m", "1");
  private static final Set<String> BYTE_DIVISORS =
      Set.of("1", "1k", "1M", "1G", "1T", "1P", "1E", "1Ki", "1Mi", "1Gi", "1Ti", "1Pi", "1Ei");

  private DownwardApiValidation() {}

  /** A field of the pod; {@code allowed} are those that may be used in this place. */
  static void field(
      ObjectFieldSelector selector, List<String> allowed, FieldPath path, List<FieldError> errors) {
    if (!NameValidation.required(selector.apiVersion(), path.child("apiVersion"), errors)
        || !NameValidation.required(selector.fieldPath(), path.child("fieldPath"), errors)) {
      return;
    }
    String field = selector.fieldPath();
    int bracket = field.endsWith("']") ? field.indexOf("['") : -1;
    String name = bracket < 0 ? field : field.substring(0, bracket);
    String problem = conversionProblem(selector.apiVersion(), field, name, bracket >= 0);
    if (!problem.isEmpty()) {
      errors.add(
          FieldError.invalid(
              path.child("fieldPath"), field, "error converting fieldPath: " + problem));
      return;
    }
    if (bracket >= 0) {
      String key = field.substring(bracket + 2, field.length() - 2);
      boolean annotation = name.equals("metadata.annotations");
      String checked = annotation ? key.toLowerCase(Locale.ROOT) : key;
      NameValidation.invalid(checked, NameSyntax.qualifiedName(checked), path, errors);
      return;
    }
    String known = name.equals("spec.host") ? "spec.nodeName" : name;
    NameValidation.supported(known, allowed, path.child("fieldPath"), errors);
  }

  private static String conversionProblem(
      String version, String field, String name, boolean subscripted) {
    if (!version.equals("v1")) {
      return "unsupported pod version: " + version;
    }
    if (subscripted) {
      return name.equals("metadata.annotations") || name.equals("metadata.labels")
          ? ""
          : "field label does not support subscript: " + field;
    }
    return KNOWN_FIELDS.contains(field) ? "" : "field label not supported: " + field;
  }

  /** An amount that a container asks for; in a file the container has to be named. */
  static void resource(
      ResourceFieldSelector selector, boolean file, FieldPath path, List<FieldError> errors) {
    String resource = selector.resource();
    if (file && selector.containerName().isEmpty()) {
      errors.add(FieldError.required(path.child("containerName")));
    } else if (resource.isEmpty()) {
      errors.add(FieldError.required(path.child("resource")));
    } else if (!RESOURCES.contains(resource) && !isHugePages(resource)) {
      errors.add(FieldError.notSupported(path.child("resource"), resource, RESOURCES));
    }
    divisor(resource, selector, path.child("divisor"), errors);
  }

  private static boolean isHugePages(String resource) {
    return resource.startsWith("requests.hugepages-") || resource.startsWith("limits.hugepages-");
  }

  private static void divisor(
      String resource, ResourceFieldSelector selector, FieldPath path, List<FieldError> errors) {
    if (selector.divisor().isZero()) {
      return;
    }
    String divisor = selector.divisor().toString();
    switch (resource) {
      case "limits.cpu", "requests.cpu" -> {
        if (!CPU_DIVISORS.contains(divisor)) {
          errors.add(
              FieldError.invalid(
                  path,
                  resource,
                  "only divisor's values 1m and 1 are supported with the cpu resource"));
        }
      }
      case "limits.memory", "requests.memory" ->
          byteDivisor(resource, divisor, "memory", path, errors);
      case "limits.ephemeral-storage", "requests.ephemeral-storage" ->
          byteDivisor(resource, divisor, "local ephemeral storage", path, errors);
      default -> {
        if (isHugePages(resource)) {
          byteDivisor(resource, divisor, "hugepages", path, errors);
        }
      }
    }
  }

  private static void byteDivisor(
      String resource, String divisor, String what, FieldPath path, List<FieldError> errors) {
    if (!BYTE_DIVISORS.contains(divisor)) {
      errors.add(
          FieldError.invalid(
              path,
              resource,
              "only divisor's values 1, 1k, 1M, 1G, 1T, 1P, 1E, 1Ki, 1Mi, 1Gi, 1Ti, 1Pi, 1Ei are"
                  + " supported with the "
                  + what
                  + " resource"));
    }
  }
}
