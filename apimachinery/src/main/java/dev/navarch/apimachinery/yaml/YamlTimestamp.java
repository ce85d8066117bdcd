package dev.navarch.apimachinery.yaml;

import java.time.YearMonth;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Texts that look like a date or a time to a reader of YAML 1.1. Kubernetes leaves them texts when
 * it reads and quotes them when it writes.
 */
final class YamlTimestamp {
  private static final Pattern FORM =
      Pattern.compile(
          "([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})"
              + "(?:(?:[Tt]| +)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2})(?:[.,][0-9]+)?"
              + "(Z|[-+]([0-9]{2}):([0-9]{2}))?)?");

  private YamlTimestamp() {}

  static boolean matches(String text) {
    if (text.length() < 8 || text.charAt(4) != '-') {
      return false;
    }
    Matcher form = FORM.matcher(text);
    if (!form.matches() || !isDate(form)) {
      return false;
    }
    if (form.group(4) == null) {
      return true;
    }
    boolean hasZone = form.group(7) != null;
    boolean wantsZone = text.indexOf(' ') < 0;
    return hasZone == wantsZone
        && number(form, 4) < 24
        && number(form, 5) < 60
        && number(form, 6) < 60
        && (form.group(8) == null || (number(form, 8) <= 24 && number(form, 9) <= 60));
  }

  private static boolean isDate(Matcher form) {
    int month = number(form, 2);
    return month >= 1
        && month <= 12
        && YearMonth.of(number(form, 1), month).isValidDay(number(form, 3));
  }

  private static int number(Matcher form, int group) {
    return Integer.parseInt(form.group(group));
  }
}
