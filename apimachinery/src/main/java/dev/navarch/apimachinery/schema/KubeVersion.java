package dev.navarch.apimachinery.schema;

import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A version name of the form {@code v1}, {@code v2beta3}, {@code v1alpha1}, taken apart. */
public record KubeVersion(int major, Stability stability, int minor) {

  /** From the most to the least stable. */
  public enum Stability {
    GA,
    BETA,
    ALPHA
  }

  /**
   * Version names by priority, the preferred one first: stable before beta before alpha, then the
   * higher number. Names of any other form come last, in alphabetical order.
   */
  public static final Comparator<String> PRIORITY_ORDER =
      Comparator.<String, Optional<KubeVersion>>comparing(
              KubeVersion::parse, KubeVersion::comparePriority)
          .thenComparing(Comparator.naturalOrder());

  private static final Pattern FORM = Pattern.compile("v([0-9]+)(?:(alpha|beta)([0-9]+))?");

  private static final Comparator<KubeVersion> HIGHEST_FIRST =
      Comparator.comparing(KubeVersion::stability)
          .thenComparing(Comparator.comparingInt(KubeVersion::major).reversed())
          .thenComparing(Comparator.comparingInt(KubeVersion::minor).reversed());

  /** Empty for names of any other form, and for numbers beyond 32 bits. */
  public static Optional<KubeVersion> parse(String name) {
    Matcher parts = FORM.matcher(name);
    if (!parts.matches()) {
      return Optional.empty();
    }
    try {
      int major = Integer.parseInt(parts.group(1));
      String stage = parts.group(2);
      if (stage == null) {
        return Optional.of(new KubeVersion(major, Stability.GA, 0));
      }
      Stability stability = stage.equals("beta") ? Stability.BETA : Stability.ALPHA;
      return Optional.of(new KubeVersion(major, stability, Integer.parseInt(parts.group(3))));
    } catch (NumberFormatException tooLong) {
      return Optional.empty();
    }
  }

  private static int comparePriority(Optional<KubeVersion> a, Optional<KubeVersion> b) {
    if (a.isPresent() && b.isPresent()) {
      return HIGHEST_FIRST.compare(a.get(), b.get());
    }
    return Boolean.compare(b.isPresent(), a.isPresent());
  }

  @Override
  public String toString() {
    return switch (stability) {
      case GA -> "v" + major;
      case BETA -> "v" + major + "beta" + minor;
      case ALPHA -> "v" + major + "alpha" + minor;
    };
  }
}
