package dev.navarch.apiserver.http;

import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** What a request is called in its answer and in logs. */
final class RequestId {
  static final String HEADER = "Audit-Id";

  private static final int MAX_LENGTH = 64;
  private static final long VERSION_BITS = 0xF000L;
  private static final long RANDOM_VERSION = 0x4000L;
  private static final long VARIANT_BITS = 0xC000_0000_0000_0000L;
  private static final long VARIANT = 0x8000_0000_0000_0000L;

  private RequestId() {}

  /** The name that the client gave it, if that may stand in a log; a new one otherwise. */
  static String of(Headers headers) {
    return headers.first(HEADER).filter(RequestId::isSane).orElseGet(RequestId::fresh);
  }

  /** A random UUID that can be guessed: it is nobody's secret, and no request waits for it. */
  static String fresh() {
    ThreadLocalRandom random = ThreadLocalRandom.current();
    return new UUID(
            (random.nextLong() & ~VERSION_BITS) | RANDOM_VERSION,
            (random.nextLong() & ~VARIANT_BITS) | VARIANT)
        .toString();
  }

  private static boolean isSane(String id) {
    if (id.isEmpty() || id.length() > MAX_LENGTH) {
      return false;
    }
    for (int i = 0; i < id.length(); i++) {
      char c = id.charAt(i);
      boolean letterOrDigit =
          (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
      if (!letterOrDigit && "-_.:".indexOf(c) < 0) {
        return false;
      }
    }
    return true;
  }
}
