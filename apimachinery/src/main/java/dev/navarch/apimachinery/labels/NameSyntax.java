package dev.navarch.apimachinery.labels;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The syntax of names. Each check returns what is wrong, in Kubernetes' words, and nothing for a
 * good name. The expressions only appear in the messages; names are checked character by character.
 */
public final class NameSyntax {

  private static final String QUALIFIED = "([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]";
  private static final String DNS_1123_LABEL = "[a-z0-9]([-a-z0-9]*[a-z0-9])?";
  private static final String DNS_1035_LABEL = "[a-z]([-a-z0-9]*[a-z0-9])?";

  private static final String QUALIFIED_ERROR =
      wrongForm(
          "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an"
              + " alphanumeric character",
          QUALIFIED,
          "MyName",
          "my.name",
          "123-abc");
  private static final String LABEL_VALUE_ERROR =
      wrongForm(
          "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or"
              + " '.', and must start and end with an alphanumeric character",
          "(" + QUALIFIED + ")?",
          "MyValue",
          "my_value",
          "12345");
  private static final String DNS_1123_LABEL_ERROR =
      wrongForm(
          "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-',"
              + " and must start and end with an alphanumeric character",
          DNS_1123_LABEL,
          "my-name",
          "123-abc");
  private static final String DNS_1123_SUBDOMAIN_ERROR =
      wrongForm(
          "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-'"
              + " or '.', and must start and end with an alphanumeric character",
          DNS_1123_LABEL + "(\\." + DNS_1123_LABEL + ")*",
          "example.com");
  private static final String DNS_1035_LABEL_ERROR =
      wrongForm(
          "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with"
              + " an alphabetic character, and end with an alphanumeric character",
          DNS_1035_LABEL,
          "my-name",
          "abc-123");

  private static final int MAX_LABEL = 63;
  private static final int MAX_SUBDOMAIN = 253;

  private NameSyntax() {}

  /** A label or annotation key: a name, optionally after a DNS subdomain and a slash. */
  public static List<String> qualifiedName(String value) {
    int slash = value.indexOf('/');
    if (slash >= 0 && value.indexOf('/', slash + 1) >= 0) {
      return List.of(
          "a valid label key "
              + QUALIFIED_ERROR
              + " with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')");
    }
    List<String> errors = new ArrayList<>(0);
    if (slash == 0) {
      errors.add("prefix part must be non-empty");
    } else if (slash > 0) {
      dns1123Subdomain(value.substring(0, slash)).forEach(e -> errors.add("prefix part " + e));
    }
    String name = value.substring(slash + 1);
    if (name.isEmpty()) {
      errors.add("name part must be non-empty");
    } else if (isLonger(name, MAX_LABEL)) {
      errors.add("name part " + tooLong(MAX_LABEL));
    }
    if (!isQualified(name)) {
      errors.add("name part " + QUALIFIED_ERROR);
    }
    return errors;
  }

  public static List<String> labelValue(String value) {
    return check(value, MAX_LABEL, value.isEmpty() || isQualified(value), LABEL_VALUE_ERROR);
  }

  /** The form of most object names that become host names: lower case, no dots. */
  public static List<String> dns1123Label(String value) {
    boolean dotted = !isDnsLabel(value, 0, value.length()) && isSubdomain(value);
    return check(
        value,
        MAX_LABEL,
        isDnsLabel(value, 0, value.length()),
        dotted ? "must not contain dots" : DNS_1123_LABEL_ERROR);
  }

  /** The form of most object names: labels separated by dots. */
  public static List<String> dns1123Subdomain(String value) {
    return check(value, MAX_SUBDOMAIN, isSubdomain(value), DNS_1123_SUBDOMAIN_ERROR);
  }

  /** The older form of host names, which starts with a letter. */
  public static List<String> dns1035Label(String value) {
    boolean valid = isDnsLabel(value, 0, value.length()) && isLower(value.charAt(0));
    return check(value, MAX_LABEL, valid, DNS_1035_LABEL_ERROR);
  }

  private static List<String> check(String value, int maxLength, boolean valid, String error) {
    if (valid && !isLonger(value, maxLength)) {
      return List.of();
    }
    List<String> errors = new ArrayList<>(2);
    if (isLonger(value, maxLength)) {
      errors.add(tooLong(maxLength));
    }
    if (!valid) {
      errors.add(error);
    }
    return errors;
  }

  private static boolean isQualified(String name) {
    int last = name.length() - 1;
    if (last < 0 || !isAlphanumeric(name.charAt(0)) || !isAlphanumeric(name.charAt(last))) {
      return false;
    }
    for (int i = 1; i < last; i++) {
      char c = name.charAt(i);
      if (!isAlphanumeric(c) && c != '-' && c != '_' && c != '.') {
        return false;
      }
    }
    return true;
  }

  private static boolean isSubdomain(String value) {
    int start = 0;
    for (int dot = value.indexOf('.'); dot >= 0; dot = value.indexOf('.', start)) {
      if (!isDnsLabel(value, start, dot)) {
        return false;
      }
      start = dot + 1;
    }
    return isDnsLabel(value, start, value.length());
  }

  private static boolean isDnsLabel(String value, int from, int to) {
    if (from == to || value.charAt(from) == '-' || value.charAt(to - 1) == '-') {
      return false;
    }
    for (int i = from; i < to; i++) {
      char c = value.charAt(i);
      if (!isLower(c) && !isDigit(c) && c != '-') {
        return false;
      }
    }
    return true;
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

  /** Lengths are those of the UTF-8 form, at most three bytes for each Java character. */
  private static boolean isLonger(String value, int maxBytes) {
    return value.length() > maxBytes
        || (value.length() > maxBytes / 3
            && value.getBytes(StandardCharsets.UTF_8).length > maxBytes);
  }

  private static String tooLong(int maxBytes) {
    return "must be no more than " + maxBytes + " bytes";
  }

  private static String wrongForm(String rule, String expression, String... examples) {
    StringBuilder message = new StringBuilder(rule).append(" (e.g. ");
    for (int i = 0; i < examples.length; i++) {
      message.append(i > 0 ? " or " : "").append('\'').append(examples[i]).append("', ");
    }
    return message
        .append("regex used for validation is '")
        .append(expression)
        .append("')")
        .toString();
  }
}
