package dev.navarch.registry.networking.ingress;

import dev.navarch.api.networking.v1.HTTPIngressPath;
import dev.navarch.api.networking.v1.HTTPIngressRuleValue;
import dev.navarch.api.networking.v1.Ingress;
import dev.navarch.api.networking.v1.IngressBackend;
import dev.navarch.api.networking.v1.IngressLoadBalancerIngress;
import dev.navarch.api.networking.v1.IngressRule;
import dev.navarch.api.networking.v1.IngressSpec;
import dev.navarch.api.networking.v1.IngressTLS;
import dev.navarch.api.networking.v1.PathType;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.IpAddress;
import dev.navarch.registry.validation.NameValidation;
import java.util.ArrayList;
import java.util.List;

/** Validation of ingresses, apart from their metadata. */
public final class IngressValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final String CLASS_ANNOTATION = "kubernetes.io/ingress.class";
  private static final List<String> PATH_TYPES =
      List.of(PathType.EXACT, PathType.IMPLEMENTATION_SPECIFIC, PathType.PREFIX);
  private static final List<String> BAD_SEQUENCES = List.of("//", "/./", "/../", "%2f", "%2F");
  private static final List<String> BAD_ENDS = List.of("/..", "/.");
  private static final String WILDCARD_ERROR =
      "a wildcard DNS-1123 subdomain must start with '*.', followed by a valid DNS subdomain, which"
          + " must consist of lower case alphanumeric characters, '-' or '.' and end with an"
          + " alphanumeric character (e.g. '*.example.com', regex used for validation is"
          + " '\\*\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')";

  private IngressValidation() {}

  public static List<FieldError> create(Ingress ingress) {
    List<FieldError> errors = new ArrayList<>(spec(ingress.spec()));
    String named = ingress.metadata().annotations().get(CLASS_ANNOTATION);
    String className = ingress.spec().ingressClassName();
    if (named != null && className != null && !named.equals(className)) {
      errors.add(
          FieldError.invalid(
              FieldPath.of("annotations", CLASS_ANNOTATION),
              named,
              "must match `ingressClassName` when both are specified"));
    }
    return errors;
  }

  /** Annotation and class name of a stored ingress may disagree: they once had to be both set. */
  public static List<FieldError> update(Ingress ingress, Ingress old) {
    return spec(ingress.spec());
  }

  public static List<FieldError> updateStatus(Ingress ingress, Ingress old) {
    List<FieldError> errors = new ArrayList<>(0);
    List<IngressLoadBalancerIngress> points = ingress.status().loadBalancer().ingress();
    for (int i = 0; i < points.size(); i++) {
      FieldPath path = FieldPath.of("status", "loadBalancer", "ingress").index(i);
      if (!points.get(i).ip().isEmpty()) {
        IpAddress.check(points.get(i).ip(), path.child("ip"), errors);
      }
      String host = points.get(i).hostname();
      if (!host.isEmpty()) {
        NameValidation.dnsSubdomain(host, path.child("hostname"), errors);
        notAnAddress(host, path.child("hostname"), errors);
      }
    }
    return errors;
  }

  private static List<FieldError> spec(IngressSpec spec) {
    List<FieldError> errors = new ArrayList<>(0);
    IngressBackend fallback = spec.defaultBackend();
    if (spec.rules().isEmpty() && fallback == null) {
      errors.add(
          FieldError.invalid(
              SPEC, spec.rules(), "either `defaultBackend` or `rules` must be specified"));
    }
    if (fallback != null) {
      BackendValidation.check(fallback, SPEC.child("defaultBackend"), errors);
    }
    for (int i = 0; i < spec.rules().size(); i++) {
      rule(spec.rules().get(i), SPEC.child("rules").index(i), errors);
    }
    for (int i = 0; i < spec.tls().size(); i++) {
      tls(spec.tls().get(i), SPEC.child("tls").index(i), errors);
    }
    String className = spec.ingressClassName();
    if (className != null) {
      NameValidation.dnsSubdomain(className, SPEC.child("ingressClassName"), errors);
    }
    return errors;
  }

  private static void tls(IngressTLS tls, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < tls.hosts().size(); i++) {
      host(tls.hosts().get(i), path.child("hosts").index(i), errors);
    }
    if (!tls.secretName().isEmpty()) {
      NameValidation.dnsSubdomain(tls.secretName(), path.child("secretName"), errors);
    }
  }

  private static void host(String host, FieldPath path, List<FieldError> errors) {
    if (host.indexOf('*') < 0) {
      NameValidation.dnsSubdomain(host, path, errors);
    } else if (!host.startsWith("*.")
        || !NameSyntax.dns1123Subdomain(host.substring(2)).isEmpty()) {
      errors.add(FieldError.invalid(path, host, WILDCARD_ERROR));
    }
  }

  private static void notAnAddress(String host, FieldPath path, List<FieldError> errors) {
    if (IpAddress.parse(host).isPresent()) {
      errors.add(FieldError.invalid(path, host, "must be a DNS name, not an IP address"));
    }
  }

  private static void rule(IngressRule rule, FieldPath path, List<FieldError> errors) {
    if (!rule.host().isEmpty()) {
      notAnAddress(rule.host(), path.child("host"), errors);
      host(rule.host(), path.child("host"), errors);
    }
    HTTPIngressRuleValue http = rule.ingressRuleValue().http();
    if (http == null) {
      return;
    }
    FieldPath paths = path.child("http", "paths");
    if (http.paths().isEmpty()) {
      errors.add(FieldError.required(paths));
    }
    for (int i = 0; i < http.paths().size(); i++) {
      httpPath(http.paths().get(i), paths.index(i), errors);
    }
  }

  private static void httpPath(HTTPIngressPath rule, FieldPath path, List<FieldError> errors) {
    String type = rule.pathType();
    if (type == null) {
      errors.add(FieldError.required(path.child("pathType"), "pathType must be specified"));
      return;
    }
    NameValidation.supported(type, PATH_TYPES, path.child("pathType"), errors);
    String text = rule.path();
    boolean free = type.equals(PathType.IMPLEMENTATION_SPECIFIC);
    if (PATH_TYPES.contains(type)) {
      if (!text.startsWith("/") && !(free && text.isEmpty())) {
        errors.add(FieldError.invalid(path.child("path"), text, "must be an absolute path"));
      }
      if (!free) {
        normalized(text, path.child("path"), errors);
      }
    }
    BackendValidation.check(rule.backend(), path.child("backend"), errors);
  }

  /** A path that is compared must have one form only. */
  private static void normalized(String text, FieldPath path, List<FieldError> errors) {
    for (String sequence : BAD_SEQUENCES) {
      if (text.contains(sequence)) {
        errors.add(FieldError.invalid(path, text, "must not contain '" + sequence + "'"));
      }
    }
    for (String end : BAD_ENDS) {
      if (text.endsWith(end)) {
        errors.add(FieldError.invalid(path, text, "cannot end with '" + end + "'"));
      }
    }
  }
}
