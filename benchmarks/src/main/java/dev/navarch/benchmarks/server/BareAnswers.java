package dev.navarch.benchmarks.server;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** All that a bare server knows. For any thread. */
final class BareAnswers {
  private final Map<String, List<BareAnswer>> byPath;

  BareAnswers(List<Answer> answers) {
    this.byPath =
        answers.stream()
            .collect(
                Collectors.groupingBy(
                    answer -> answer.call().path(),
                    Collectors.mapping(BareAnswer::new, Collectors.toUnmodifiableList())));
  }

  /** The answer to a request, or null when there is none. */
  @Nullable BareAnswer find(
      CharSequence method, @Nullable CharSequence path, @Nullable CharSequence accept) {
    List<BareAnswer> answers = byPath.getOrDefault(String.valueOf(path), List.of());
    CharSequence wanted = accept == null ? "" : accept;
    for (BareAnswer answer : answers) {
      if (answer.isFor(method, wanted)) {
        return answer;
      }
    }
    return null;
  }
}
