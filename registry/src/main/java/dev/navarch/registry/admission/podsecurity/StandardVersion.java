package dev.navarch.registry.admission.podsecurity;

import java.util.Optional;

/**
 * The release whose rules hold.
 *
 * @param minor the second number of the release; the first is 1
 */
record StandardVersion(int minor) implements Comparable<StandardVersion> {
  /** Always newer than any release. */
  static final StandardVersion LATEST = new StandardVersion(Integer.MAX_VALUE);

  private static final String PREFIX = "v1.";
  private static final int MOST_DIGITS = 9;

  /** Reads {@code latest} or {@code v1.x}, where x has no zeros in front. */
  static Optional<StandardVersion> parse(String text) {
    if (text.equals("latest")) {
      return Optional.of(LATEST);
    }
    String digits = text.startsWith(PREFIX) ? text.substring(PREFIX.length()) : "";
    boolean fits =
        !digits.isEmpty()
            && digits.length() <= MOST_DIGITS
            && digits.chars().allMatch(c -> c >= '0' && c <= '9')
            && (digits.length() == 1 || digits.charAt(0) != '0');
    return fits ? Optional.of(new StandardVersion(Integer.parseInt(digits))) : Optional.empty();
  }

  @Override
  public int compareTo(StandardVersion other) {
    return Integer.compare(minor, other.minor);
  }

  @Override
  public String toString() {
    return equals(LATEST) ? "latest" : PREFIX + minor;
  }
}
