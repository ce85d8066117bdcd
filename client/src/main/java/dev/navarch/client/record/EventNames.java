package dev.navarch.client.record;

import java.time.Instant;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Names of events: that of the object, and the moment in hexadecimal digits. No two of one instance
 * have the same moment. Any thread may ask.
 */
final class EventNames {
  private static final int LONGEST = 253;

  private final AtomicLong last = new AtomicLong(Long.MIN_VALUE);

  String next(String object, Instant now) {
    long nanos = now.getEpochSecond() * 1_000_000_000 + now.getNano();
    long moment = last.updateAndGet(before -> Math.max(before + 1, nanos));
    String suffix = "." + Long.toHexString(moment);
    boolean fits = object.length() + suffix.length() <= LONGEST && isPlain(object);
    return (fits ? object : UUID.randomUUID().toString()) + suffix;
  }

  /** Some kinds allow names that an event may not have, such as {@code system:node}. */
  private static boolean isPlain(String name) {
    if (name.isEmpty()) {
      return false;
    }
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean alphanumeric = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
      boolean inside = i > 0 && i < name.length() - 1 && (c == '.' || c == '-');
      if (!alphanumeric && !inside) {
        return false;
      }
    }
    return true;
  }
}
