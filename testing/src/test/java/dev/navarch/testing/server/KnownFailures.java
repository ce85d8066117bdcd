package dev.navarch.testing.server;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Answers that blame the server although the client is at fault. Kubernetes gives them too, with
 * these words, and clients know them; there are no others.
 */
final class KnownFailures {
  private static final Map<Integer, List<Pattern>> MESSAGES =
      Map.of(
          500,
          patterns(
              "resourceVersion should not be set on objects to be created",
              "failed to create typed patch object \\(.*",
              "failed to convert new object \\(.*",
              "map: map\\[.*\\] does not contain declared merge key: .*",
              "unknown patch type: .* in map: .*",
              "expected a .*, but received a .*",
              "list element types are not identical: .*",
              "unable to find api field in struct .* for the json field .*",
              "The order in patch list:\n.*doesn't match \\$setElementOrder list:\n.*",
              "resourceVersion: Invalid value: .*: strconv\\.ParseUint: parsing .*",
              "strconv\\.ParseUint: parsing .*",
              "target\\.(kind|name): .*",
              "This pod has more than one PodDisruptionBudget, which the eviction subresource does"
                  + " not support\\.",
              "Internal error occurred: the spec replicas field \".*\" does not exist"),
          504,
          patterns("Timeout: Too large resource version: .*"));

  private KnownFailures() {}

  private static List<Pattern> patterns(String... expressions) {
    return List.of(expressions).stream()
        .map(expression -> Pattern.compile(expression, Pattern.DOTALL))
        .toList();
  }

  static boolean contain(int status, String message) {
    return MESSAGES.getOrDefault(status, List.of()).stream()
        .anyMatch(pattern -> pattern.matcher(message).matches());
  }
}
