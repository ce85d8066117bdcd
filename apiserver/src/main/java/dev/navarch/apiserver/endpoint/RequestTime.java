package dev.navarch.apiserver.endpoint;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apiserver.request.RequestInfo;
import java.util.Set;

/** How long requests may take, and the answer to those that take longer. */
final class RequestTime {
  private static final Set<String> LONG_VERBS = Set.of("watch", "proxy");
  private static final Set<String> LONG_SUBRESOURCES =
      Set.of("attach", "exec", "log", "portforward", "proxy");

  private RequestTime() {}

  /** Whether a request lasts as long as its client wants. */
  static boolean isUnlimited(RequestInfo info) {
    return LONG_VERBS.contains(info.verb()) || LONG_SUBRESOURCES.contains(info.subresource());
  }

  /** The answer to a request that was not done in time. */
  static ApiException exceeded(RequestInfo info) {
    return ApiException.timeout(
        switch (info.verb()) {
          case "create", "update", "patch", "delete", "deletecollection" ->
              "request did not complete within requested timeout - context deadline exceeded";
          default -> "request did not complete within the allotted timeout";
        },
        0);
  }
}
