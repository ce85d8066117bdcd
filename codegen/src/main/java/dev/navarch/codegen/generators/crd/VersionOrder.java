package dev.navarch.codegen.generators.crd;

import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Orders versions as servers prefer them: stable ones first, then beta, then alpha, newer before
 * older; names of any other form come last, by name.
 */
final class VersionOrder implements Comparator<String> {
  private static final Pattern FORM = Pattern.compile("v(\\d{1,9})(?:(alpha|beta)(\\d{1,9}))?");

  @Override
  public int compare(String one, String other) {
    Matcher first = FORM.matcher(one);
    Matcher second = FORM.matcher(other);
    boolean known = first.matches();
    if (!known || !second.matches()) {
      return known == second.matches() ? one.compareTo(other) : known ? -1 : 1;
    }
    int result = Integer.compare(stability(first), stability(second));
    if (result == 0) {
      result = Integer.compare(number(second, 1), number(first, 1));
    }
    return result == 0 ? Integer.compare(number(second, 3), number(first, 3)) : result;
  }

  private static int stability(Matcher version) {
    String word = version.group(2);
    return word == null ? 0 : word.equals("beta") ? 1 : 2;
  }

  private static int number(Matcher version, int group) {
    String digits = version.group(group);
    return digits == null ? 0 : Integer.parseInt(digits);
  }
}
