package dev.navarch.apiextensions.cel.eval;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A semantic version. Its order leaves the build out.
 *
 * @param preRelease the parts behind the dash, empty for a release
 */
record Semver(long major, long minor, long patch, List<String> preRelease)
    implements Comparable<Semver> {

  /** Reads a version of three numbers; null if the text is none. */
  static @Nullable Semver parse(String text) {
    int plus = text.indexOf('+');
    String build = plus < 0 ? "0" : text.substring(plus + 1);
    String rest = plus < 0 ? text : text.substring(0, plus);
    int dash = rest.indexOf('-');
    List<String> preRelease =
        dash < 0 ? List.of() : List.of(rest.substring(dash + 1).split("\\.", -1));
    String[] numbers = (dash < 0 ? rest : rest.substring(0, dash)).split("\\.", -1);
    if (numbers.length != 3
        || !isParts(List.of(build.split("\\.", -1)), true)
        || !isParts(preRelease, false)) {
      return null;
    }
    long[] parsed = new long[3];
    for (int i = 0; i < 3; i++) {
      if (!isNumber(numbers[i]) || hasLeadingZero(numbers[i])) {
        return null;
      }
      parsed[i] = Long.parseLong(numbers[i]);
    }
    return new Semver(parsed[0], parsed[1], parsed[2], preRelease);
  }

  /** Reads a version that may begin with a {@code v}, be short, or have leading zeros. */
  static @Nullable Semver parseTolerant(String text) {
    String[] parts = (text.startsWith("v") ? text.substring(1) : text).split("\\.", 3);
    StringBuilder full = new StringBuilder();
    for (int i = 0; i < 3; i++) {
      full.append(i == 0 ? "" : ".").append(i < parts.length ? withoutLeadingZeros(parts[i]) : "0");
    }
    String last = parts[parts.length - 1];
    boolean shortWithMore = parts.length < 3 && (last.indexOf('+') >= 0 || last.indexOf('-') >= 0);
    return shortWithMore ? null : parse(full.toString());
  }

  private static String withoutLeadingZeros(String part) {
    int at = 0;
    while (at < part.length() - 1
        && part.charAt(at) == '0'
        && Character.isDigit(part.charAt(at + 1))) {
      at++;
    }
    return part.substring(at);
  }

  private static boolean isParts(List<String> parts, boolean build) {
    for (String part : parts) {
      boolean known =
          !part.isEmpty()
              && part.chars().allMatch(c -> c < 128 && (Character.isLetterOrDigit(c) || c == '-'));
      if (!known || (!build && isNumber(part) && hasLeadingZero(part))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isNumber(String text) {
    return !text.isEmpty()
        && text.length() <= 18
        && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private static boolean hasLeadingZero(String number) {
    return number.length() > 1 && number.startsWith("0");
  }

  @Override
  public int compareTo(Semver other) {
    int order = Long.compare(major, other.major);
    order = order != 0 ? order : Long.compare(minor, other.minor);
    order = order != 0 ? order : Long.compare(patch, other.patch);
    if (order != 0 || preRelease.isEmpty() || other.preRelease.isEmpty()) {
      return order != 0 ? order : Boolean.compare(preRelease.isEmpty(), other.preRelease.isEmpty());
    }
    for (int i = 0; i < Math.min(preRelease.size(), other.preRelease.size()); i++) {
      int part = comparePart(preRelease.get(i), other.preRelease.get(i));
      if (part != 0) {
        return part;
      }
    }
    return Integer.compare(preRelease.size(), other.preRelease.size());
  }

  private static int comparePart(String a, String b) {
    if (isNumber(a) && isNumber(b)) {
      return Long.compare(Long.parseLong(a), Long.parseLong(b));
    }
    return isNumber(a) != isNumber(b) ? (isNumber(a) ? -1 : 1) : a.compareTo(b);
  }
}
