package dev.navarch.registry.admission.podsecurity;

import java.util.Locale;
import java.util.Optional;

/** How strict a namespace is, from not at all. */
enum Level {
  PRIVILEGED,
  BASELINE,
  RESTRICTED;

  static Optional<Level> parse(String text) {
    for (Level level : values()) {
      if (level.toString().equals(text)) {
        return Optional.of(level);
      }
    }
    return Optional.empty();
  }

  /** The word in the labels of a namespace. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
