package dev.navarch.apiserver.authentication;

import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldErrors;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What extra values somebody may take on who acts as somebody else in a limited way. */
final class ImpersonatedExtra {
  private static final FieldPath KEY = FieldPath.of("extra", "key");
  private static final String PATH_SIGNS = "/-._~%!$&'()*+,;=:";

  private ImpersonatedExtra() {}

  /** The first thing that is wrong, in Kubernetes' words. */
  static Optional<String> problem(Map<String, List<String>> extra) {
    for (Map.Entry<String, List<String>> entry : extra.entrySet()) {
      Optional<String> problem = problem(entry.getKey(), entry.getValue());
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> problem(String key, List<String> values) {
    if (key.isEmpty()) {
      return Optional.of("impersonating the empty string key in extra is not allowed");
    }
    List<FieldError> errors = prefixedPath(key);
    if (!errors.isEmpty()) {
      return Optional.of(
          "impersonating an invalid key in extra is not allowed: "
              + FieldErrors.toAggregateText(errors));
    }
    if (!key.equals(key.toLowerCase(Locale.ROOT))) {
      return Optional.of(
          "impersonating a non-lowercase key in extra is not allowed: " + GoQuoting.quote(key));
    }
    if (values.contains("")) {
      return Optional.of("impersonating the empty string value in extra is not allowed");
    }
    return Optional.empty();
  }

  /** A key is a domain, a slash, and what may stand in the path of a URL. */
  private static List<FieldError> prefixedPath(String key) {
    int slash = key.indexOf('/');
    if (slash <= 0 || slash == key.length() - 1) {
      return List.of(
          FieldError.invalid(KEY, key, "must be a domain-prefixed path (such as \"acme.io/foo\")"));
    }
    List<FieldError> errors = new ArrayList<>();
    String domain = key.substring(0, slash);
    for (String problem : NameSyntax.dns1123Subdomain(domain)) {
      errors.add(FieldError.invalid(KEY, domain, problem));
    }
    String path = key.substring(slash + 1);
    if (!path.chars().allMatch(ImpersonatedExtra::mayBeInPath)) {
      errors.add(
          FieldError.invalid(
              KEY,
              path,
              "Invalid path (regex used for validation is '[A-Za-z0-9/\\-._~%!$&'()*+,;=:]+')"));
    }
    return errors;
  }

  private static boolean mayBeInPath(int c) {
    return c < 128 && (Character.isLetterOrDigit(c) || PATH_SIGNS.indexOf(c) >= 0);
  }
}
