package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.PodSecurityContext;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.SecurityContext;
import dev.navarch.api.core.v1.WindowsSecurityContextOptions;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.TextSyntax;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What is special about pods on Windows. */
final class WindowsValidation {
  private static final int MAX_CREDENTIALS_KIB = 64;
  private static final int MAX_DOMAIN = 256;
  private static final int MAX_USER = 104;
  private static final int MAX_NETBIOS = 15;
  private static final String NOT_IN_NETBIOS = "\\/:*?\"<>|";
  private static final String NOT_IN_USER = "\"/\\:;|=,+*?<>@[]";

  private WindowsValidation() {}

  static void options(
      @Nullable WindowsSecurityContextOptions options, FieldPath path, List<FieldError> errors) {
    if (options == null) {
      return;
    }
    String name = options.gmsaCredentialSpecName();
    if (name != null) {
      NameValidation.dnsSubdomain(name, path.child("gmsaCredentialSpecName"), errors);
    }
    String credentials = options.gmsaCredentialSpec();
    if (credentials != null) {
      FieldPath at = path.child("gmsaCredentialSpec");
      if (credentials.isEmpty()) {
        errors.add(
            FieldError.invalid(at, credentials, "gmsaCredentialSpec cannot be an empty string"));
      } else if (TextSyntax.utf8Length(credentials) > MAX_CREDENTIALS_KIB * 1024) {
        errors.add(
            FieldError.invalid(
                at,
                credentials,
                "gmsaCredentialSpec size must be under " + MAX_CREDENTIALS_KIB + " KiB"));
      }
    }
    String user = options.runAsUserName();
    if (user != null) {
      userName(user, path.child("runAsUserName"), errors);
    }
  }

  private static void userName(String text, FieldPath path, List<FieldError> errors) {
    int slash = text.indexOf('\\');
    if (text.isEmpty()) {
      errors.add(FieldError.invalid(path, text, "runAsUserName cannot be an empty string"));
    } else if (text.chars().anyMatch(c -> c < 0x20 || c == 0x7f)) {
      errors.add(FieldError.invalid(path, text, "runAsUserName cannot contain control characters"));
    } else if (slash >= 0 && text.indexOf('\\', slash + 1) >= 0) {
      errors.add(
          FieldError.invalid(path, text, "runAsUserName cannot contain more than one backslash"));
    } else {
      if (slash >= 0) {
        domain(text, text.substring(0, slash), path, errors);
      }
      user(text, text.substring(slash + 1), path, errors);
    }
  }

  private static void domain(String text, String domain, FieldPath path, List<FieldError> errors) {
    if (TextSyntax.utf8Length(domain) >= MAX_DOMAIN) {
      errors.add(
          FieldError.invalid(
              path,
              text,
              "runAsUserName's Domain length must be under " + MAX_DOMAIN + " characters"));
    }
    if (!isNetBios(domain) && !isDns(domain)) {
      errors.add(
          FieldError.invalid(
              path, text, "runAsUserName's Domain doesn't match the NetBios nor the DNS format"));
    }
  }

  private static boolean isNetBios(String domain) {
    return !domain.isEmpty()
        && domain.codePointCount(0, domain.length()) <= MAX_NETBIOS
        && domain.charAt(0) != '.'
        && domain.chars().noneMatch(c -> NOT_IN_NETBIOS.indexOf(c) >= 0);
  }

  private static boolean isDns(String domain) {
    for (String label : domain.split("\\.", -1)) {
      if (!NameSyntax.dns1123Label(label.toLowerCase(Locale.ROOT)).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private static void user(String text, String user, FieldPath path, List<FieldError> errors) {
    if (user.isEmpty()) {
      errors.add(FieldError.invalid(path, text, "runAsUserName's User cannot be empty"));
    } else if (TextSyntax.utf8Length(user) > MAX_USER) {
      errors.add(
          FieldError.invalid(
              path,
              text,
              "runAsUserName's User length must not be longer than " + MAX_USER + " characters"));
    }
    if (!user.isEmpty() && user.chars().allMatch(c -> c == '.' || c == ' ')) {
      errors.add(
          FieldError.invalid(
              path, text, "runAsUserName's User cannot contain only periods or spaces"));
    }
    if (user.chars().anyMatch(c -> NOT_IN_USER.indexOf(c) >= 0)) {
      errors.add(
          FieldError.invalid(
              path,
              text,
              "runAsUserName's User cannot contain the following characters: " + NOT_IN_USER));
    }
  }

  /** Processes of the host: all containers of a pod are such or none. */
  static void hostProcesses(PodSpec spec, FieldPath path, List<FieldError> errors) {
    PodSecurityContext podContext = spec.securityContext();
    Boolean podWide = podContext == null ? null : hostProcess(podContext.windowsOptions());
    int containers = 0;
    int hostProcesses = 0;
    for (ContainersValidation.Placed placed : ContainersValidation.all(spec, path)) {
      containers++;
      SecurityContext context = placed.container().securityContext();
      Boolean own = context == null ? null : hostProcess(context.windowsOptions());
      if (podWide != null && own != null && !podWide.equals(own)) {
        errors.add(
            FieldError.invalid(
                placed.path().child("securityContext", "windowsOptions", "hostProcess"),
                own,
                "pod hostProcess value must be identical if both are specified, was " + podWide));
      }
      if (Boolean.TRUE.equals(own == null ? podWide : own)) {
        hostProcesses++;
      }
    }
    if (hostProcesses == 0) {
      return;
    }
    if (hostProcesses != containers) {
      errors.add(
          FieldError.invalid(
              path,
              "",
              "If pod contains any hostProcess containers then all containers must be HostProcess"
                  + " containers"));
    }
    if (!spec.hostNetwork()) {
      errors.add(
          FieldError.invalid(
              path.child("hostNetwork"),
              false,
              "hostNetwork must be true if pod contains any hostProcess containers"));
    }
  }

  private static @Nullable Boolean hostProcess(@Nullable WindowsSecurityContextOptions options) {
    return options == null ? null : options.hostProcess();
  }
}
