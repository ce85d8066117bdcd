package dev.navarch.registry.validation;

import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The syntax of texts that are not object names. Like {@link NameSyntax}, each check returns what
 * is wrong, in Kubernetes' words, and nothing for a good text. Texts are checked character by
 * character: no input can make a check slow.
 */
public final class TextSyntax {
  private static final int MAX_SUBDOMAIN = 253;
  private static final int MAX_PORT_NAME = 15;

  private static final String SUBDOMAIN_WITH_UNDERSCORE_ERROR =
      "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '_', '-'"
          + " or '.', and must start and end with an alphanumeric character (e.g. 'example.com',"
          + " regex used for validation is"
          + " '_?[a-z0-9]([-_a-z0-9]*[a-z0-9])?(\\._?[a-z0-9]([-_a-z0-9]*[a-z0-9])?)*')";
  private static final String CONFIG_MAP_KEY_ERROR =
      "a valid config key must consist of alphanumeric characters, '-', '_' or '.' (e.g."
          + " 'key.name',  or 'KEY_NAME',  or 'key-name', regex used for validation is"
          + " '[-._a-zA-Z0-9]+')";
  private static final String HEADER_NAME_ERROR =
      "a valid HTTP header must consist of alphanumeric characters or '-' (e.g. 'X-Header-Name',"
          + " regex used for validation is '[-A-Za-z0-9]+')";
  private static final String PERCENT_ERROR =
      "a valid percent string must be a numeric string followed by an ending '%' (e.g. '1%',  or"
          + " '93%', regex used for validation is '[0-9]+%')";
  private static final String ENV_NAME_ERROR =
      "a valid environment variable name must consist only of printable ASCII characters other than"
          + " '='";

  private TextSyntax() {}

  /** The name of an environment variable, or what stands before one. */
  public static List<String> envVarName(String value) {
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c < 0x20 || c > 0x7e || c == '=') {
        return List.of(ENV_NAME_ERROR);
      }
    }
    return value.isEmpty() ? List.of("environment variable name must be non-empty") : List.of();
  }

  /** A key in the data of a config map or a secret: also the name of a file. */
  public static List<String> configMapKey(String value) {
    List<String> errors = new ArrayList<>(0);
    if (utf8Length(value) > MAX_SUBDOMAIN) {
      errors.add("must be no more than " + MAX_SUBDOMAIN + " bytes");
    }
    if (value.isEmpty() || !all(value, c -> isAlphanumeric(c) || "-._".indexOf(c) >= 0)) {
      errors.add(CONFIG_MAP_KEY_ERROR);
    }
    if (value.equals(".")) {
      errors.add("must not be '.'");
    } else if (value.equals("..")) {
      errors.add("must not be '..'");
    } else if (value.startsWith("..")) {
      errors.add("must not start with '..'");
    }
    return errors;
  }

  public static List<String> httpHeaderName(String value) {
    return !value.isEmpty() && all(value, c -> isAlphanumeric(c) || c == '-')
        ? List.of()
        : List.of(HEADER_NAME_ERROR);
  }

  /** The name of a port: what the registry of service names allows. */
  public static List<String> portName(String value) {
    List<String> errors = new ArrayList<>(0);
    if (utf8Length(value) > MAX_PORT_NAME) {
      errors.add("must be no more than " + MAX_PORT_NAME + " characters");
    }
    if (value.isEmpty() || !all(value, c -> isLower(c) || isDigit(c) || c == '-')) {
      errors.add("must contain only alpha-numeric characters (a-z, 0-9), and hyphens (-)");
    }
    if (value.chars().noneMatch(c -> isLower((char) c))) {
      errors.add("must contain at least one letter (a-z)");
    }
    if (value.contains("--")) {
      errors.add("must not contain consecutive hyphens");
    }
    if (value.startsWith("-") || value.endsWith("-")) {
      errors.add("must not begin or end with a hyphen");
    }
    return errors;
  }

  /** Digits and a percent sign. */
  public static List<String> percent(String value) {
    int last = value.length() - 1;
    return last > 0
            && value.charAt(last) == '%'
            && all(value.substring(0, last), TextSyntax::isDigit)
        ? List.of()
        : List.of(PERCENT_ERROR);
  }

  /**
   * A subdomain in which labels may hold underscores, one of them at the start: what resolvers
   * search in.
   */
  public static List<String> subdomainWithUnderscore(String value) {
    List<String> errors = new ArrayList<>(0);
    if (utf8Length(value) > MAX_SUBDOMAIN) {
      errors.add("must be no more than " + MAX_SUBDOMAIN + " bytes");
    }
    if (!isDotted(value, '.', true)) {
      errors.add(SUBDOMAIN_WITH_UNDERSCORE_ERROR);
    }
    return errors;
  }

  /** A domain, a slash and a path, as a controller is named. */
  public static void domainPrefixedPath(String value, FieldPath path, List<FieldError> errors) {
    if (value.isEmpty()) {
      errors.add(FieldError.required(path));
      return;
    }
    int slash = value.indexOf('/');
    if (slash <= 0 || slash == value.length() - 1) {
      errors.add(
          FieldError.invalid(
              path, value, "must be a domain-prefixed path (such as \"acme.io/foo\")"));
      return;
    }
    String host = value.substring(0, slash);
    for (String problem : NameSyntax.dns1123Subdomain(host)) {
      errors.add(FieldError.invalid(path, host, problem));
    }
    String rest = value.substring(slash + 1);
    if (!all(rest, TextSyntax::isHttpPath)) {
      errors.add(
          FieldError.invalid(
              path,
              rest,
              "Invalid path (regex used for validation is"
                  + " '[A-Za-z0-9/\\-._~%!$&'()*+,;=:]+')"));
    }
  }

  private static boolean isHttpPath(char c) {
    return isAlphanumeric(c) || "/-._~%!$&'()*+,;=:".indexOf(c) >= 0;
  }

  /** The name of a kernel parameter: segments with dots or slashes between them. */
  public static boolean isSysctlName(String value) {
    return utf8Length(value) <= MAX_SUBDOMAIN && isDotted(value, '/', false);
  }

  /** The length that limits count: that of the UTF-8 form. */
  public static int utf8Length(String value) {
    return all(value, c -> c < 0x80)
        ? value.length()
        : value.getBytes(StandardCharsets.UTF_8).length;
  }

  /**
   * Segments between dots, or the other separator, that begin and end with a letter or digit and
   * hold hyphens and underscores inside.
   *
   * @param leadingUnderscore whether one underscore may stand before a segment
   */
  private static boolean isDotted(String value, char separator, boolean leadingUnderscore) {
    int start = 0;
    for (int i = 0; i <= value.length(); i++) {
      char c = i == value.length() ? '.' : value.charAt(i);
      if (c == '.' || c == separator) {
        if (!isSegment(value, start, i, leadingUnderscore)) {
          return false;
        }
        start = i + 1;
      }
    }
    return true;
  }

  private static boolean isSegment(String value, int from, int to, boolean leadingUnderscore) {
    int start = leadingUnderscore && from < to && value.charAt(from) == '_' ? from + 1 : from;
    if (start == to || !isLowerOrDigit(value.charAt(start))) {
      return false;
    }
    for (int i = start; i < to; i++) {
      char c = value.charAt(i);
      if (!isLowerOrDigit(c) && c != '-' && c != '_') {
        return false;
      }
    }
    return isLowerOrDigit(value.charAt(to - 1));
  }

  private static boolean isLowerOrDigit(char c) {
    return isLower(c) || isDigit(c);
  }

  private static boolean all(String value, CharTest test) {
    for (int i = 0; i < value.length(); i++) {
      if (!test.test(value.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private interface CharTest {
    boolean test(char c);
  }

  private static boolean isAlphanumeric(char c) {
    return isLower(c) || (c >= 'A' && c <= 'Z') || isDigit(c);
  }

  private static boolean isLower(char c) {
    return c >= 'a' && c <= 'z';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
