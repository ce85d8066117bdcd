package dev.navarch.apiextensions.definition;

import dev.navarch.api.apiextensions.v1.ServiceReference;
import dev.navarch.api.apiextensions.v1.WebhookClientConfig;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Bytes;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Checks how a webhook is reached. */
final class WebhookValidation {
  private static final String FORM = "; desired format: https://host[/path]";

  private WebhookValidation() {}

  static void check(WebhookClientConfig client, FieldPath path, List<FieldError> errors) {
    String url = client.url();
    ServiceReference service = client.service();
    if ((url == null) == (service == null)) {
      errors.add(FieldError.required(path, "exactly one of url or service is required"));
    } else if (url != null) {
      url(url, path.child("url"), errors);
    } else if (service != null) {
      service(service, path.child("service"), errors);
    }
  }

  private static void url(String text, FieldPath path, List<FieldError> errors) {
    URI url;
    try {
      url = new URI(text);
    } catch (URISyntaxException malformed) {
      errors.add(
          FieldError.required(path, "url must be a valid URL: " + malformed.getMessage() + FORM));
      return;
    }
    String scheme = text(url.getScheme());
    if (!scheme.equals("https")) {
      errors.add(FieldError.invalid(path, scheme, "'https' is the only allowed URL scheme" + FORM));
    }
    String authority = text(url.getRawAuthority());
    int at = authority.lastIndexOf('@');
    if (authority.length() == at + 1) {
      errors.add(FieldError.invalid(path, "", "host must be provided" + FORM));
    }
    if (at >= 0) {
      errors.add(
          FieldError.invalid(
              path, authority.substring(0, at), "user information is not permitted in the URL"));
    }
    if (!text(url.getFragment()).isEmpty()) {
      errors.add(
          FieldError.invalid(path, url.getFragment(), "fragments are not permitted in the URL"));
    }
    if (!text(url.getRawQuery()).isEmpty()) {
      errors.add(
          FieldError.invalid(
              path, url.getRawQuery(), "query parameters are not permitted in the URL"));
    }
  }

  private static String text(@Nullable String text) {
    return text == null ? "" : text;
  }

  /** Kubernetes takes name and namespace for one another here, so each reports the other. */
  private static void service(ServiceReference service, FieldPath path, List<FieldError> errors) {
    if (service.namespace().isEmpty()) {
      errors.add(FieldError.required(path.child("name"), "service name is required"));
    }
    if (service.name().isEmpty()) {
      errors.add(FieldError.required(path.child("namespace"), "service namespace is required"));
    }
    Integer port = service.port();
    if (port == null || port < 1 || port > 65535) {
      errors.add(
          FieldError.invalid(
              path.child("port"),
              port == null ? 0 : port,
              "port is not valid: must be between 1 and 65535, inclusive"));
    }
    String urlPath = service.path();
    if (urlPath != null && !urlPath.isEmpty() && !urlPath.equals("/")) {
      path(urlPath, path.child("path"), errors);
    }
  }

  private static void path(String text, FieldPath path, List<FieldError> errors) {
    if (text.equals("//")) {
      errors.add(FieldError.invalid(path, text, "segment[0] may not be empty"));
      return;
    }
    if (!text.startsWith("/")) {
      errors.add(FieldError.invalid(path, text, "must start with a '/'"));
    }
    String inner = text.substring(1);
    String[] segments =
        (inner.endsWith("/") ? inner.substring(0, inner.length() - 1) : inner).split("/", -1);
    for (int i = 0; i < segments.length; i++) {
      String at = "segment[" + i + "]";
      if (segments[i].isEmpty()) {
        errors.add(FieldError.invalid(path, text, at + " may not be empty"));
        continue;
      }
      for (String wrong : NameSyntax.dns1123Subdomain(segments[i])) {
        errors.add(FieldError.invalid(path, text, at + ": " + wrong));
      }
    }
  }

  /** Whether a bundle holds certificates. */
  static Optional<FieldError> certificates(Bytes bundle, FieldPath path) {
    try {
      if (!CertificateFactory.getInstance("X.509")
          .generateCertificates(new ByteArrayInputStream(bundle.toByteArray()))
          .isEmpty()) {
        return Optional.empty();
      }
    } catch (CertificateException malformed) {
      // told below like a bundle without any certificate
    }
    return Optional.of(
        FieldError.invalid(
            path,
            bundle,
            "unable to load root certificates: data does not contain any valid RSA or ECDSA"
                + " certificates"));
  }
}
