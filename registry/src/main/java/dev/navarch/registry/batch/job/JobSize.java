package dev.navarch.registry.batch.job;

import dev.navarch.api.batch.v1.CompletionMode;
import dev.navarch.api.batch.v1.JobSpec;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Jobs that may be too large to be accounted for. */
final class JobSize {
  private static final int MANY_COMPLETIONS = 100_000;
  private static final int MUCH_PARALLELISM = 10_000;

  private JobSize() {}

  static List<String> warnings(JobSpec spec, FieldPath path) {
    boolean tooLarge =
        CompletionMode.INDEXED.equals(spec.completionMode())
            && orZero(spec.completions()) > MANY_COMPLETIONS
            && orZero(spec.parallelism()) > MUCH_PARALLELISM;
    return tooLarge
        ? List.of(
            path
                + ": In Indexed Jobs with a number of completions higher than 10^5 and a"
                + " parallelism higher than 10^4, Kubernetes might not be able to track"
                + " completedIndexes when a big number of indexes fail")
        : List.of();
  }

  private static int orZero(@Nullable Integer number) {
    return number == null ? 0 : number;
  }
}
