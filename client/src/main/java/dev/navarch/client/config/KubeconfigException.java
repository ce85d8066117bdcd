package dev.navarch.client.config;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A configuration cannot be read, or cannot be used. The message is for a person: it names the file
 * or the entry, and never shows a secret.
 */
public final class KubeconfigException extends IOException {
  private static final long serialVersionUID = 1;

  private final List<String> problems;
  private final boolean isEmpty;

  private KubeconfigException(
      String message, List<String> problems, boolean isEmpty, @Nullable Throwable cause) {
    super(message, cause);
    this.problems = List.copyOf(problems);
    this.isEmpty = isEmpty;
  }

  static KubeconfigException of(String problem) {
    return new KubeconfigException(problem, List.of(problem), false, null);
  }

  static KubeconfigException of(String problem, Throwable cause) {
    return new KubeconfigException(problem, List.of(problem), false, cause);
  }

  /** Several files that cannot be read, or one. */
  static KubeconfigException loading(List<String> problems) {
    return new KubeconfigException(joined(problems), problems, false, null);
  }

  static KubeconfigException invalid(List<String> problems) {
    return new KubeconfigException(
        "invalid configuration: " + joined(problems), problems, false, null);
  }

  /** Nobody configured anything. */
  static KubeconfigException empty() {
    String problem =
        "no configuration has been provided, try setting KUBERNETES_MASTER environment variable";
    return new KubeconfigException(
        "invalid configuration: " + problem, List.of(problem), true, null);
  }

  /** Each thing that is wrong. */
  public List<String> problems() {
    return problems;
  }

  /** Whether there is no configuration at all, as opposed to a wrong one. */
  public boolean isEmpty() {
    return isEmpty;
  }

  private static String joined(List<String> problems) {
    List<String> distinct = problems.stream().distinct().toList();
    return distinct.size() == 1 ? distinct.get(0) : "[" + String.join(", ", distinct) + "]";
  }
}
