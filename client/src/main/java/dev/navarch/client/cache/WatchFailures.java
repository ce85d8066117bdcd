package dev.navarch.client.cache;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.CauseType;
import java.time.Duration;

/** What a refusal means for somebody who lists and watches. */
final class WatchFailures {
  private static final int SERVER_FAULT = 500;

  /** No server may keep a client from asking for longer. */
  private static final Duration LONGEST_DELAY = Duration.ofMinutes(2);

  private WatchFailures() {}

  /** The resource version or the continue token is too old. */
  static boolean isExpired(ApiException failure) {
    return failure.isResourceExpired() || failure.isGone();
  }

  /** The server is behind the resource version. Servers before 1.19 tell it by the text alone. */
  static boolean isTooLargeResourceVersion(ApiException failure) {
    return failure.hasCause(CauseType.RESOURCE_VERSION_TOO_LARGE)
        || (failure.isTimeout() && failure.message().contains("Too large resource version"));
  }

  /** The server failed in a way that it did not foresee, or cannot read what it has stored. */
  static boolean isServerFault(ApiException failure) {
    return failure.code() == SERVER_FAULT;
  }

  /** The server has trouble of its own: the same watch may be asked for again later. */
  static boolean isPassing(ApiException failure) {
    return failure.isTooManyRequests() || failure.code() >= SERVER_FAULT;
  }

  /** The server does not know what it is asked for: older ones and streamed lists. */
  static boolean isNotUnderstood(ApiException failure) {
    return switch (failure.reason()) {
      case INVALID, BAD_REQUEST, METHOD_NOT_ALLOWED, NOT_ACCEPTABLE -> true;
      default -> false;
    };
  }

  /** What the server asks to wait; zero for nothing. */
  static Duration retryAfter(Exception failure) {
    if (!(failure instanceof ApiException refusal)) {
      return Duration.ZERO;
    }
    Duration asked = Duration.ofSeconds(refusal.suggestsClientDelay().orElse(0));
    return asked.compareTo(LONGEST_DELAY) > 0 ? LONGEST_DELAY : asked;
  }
}
