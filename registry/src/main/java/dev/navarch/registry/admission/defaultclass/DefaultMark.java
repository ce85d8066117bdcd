package dev.navarch.registry.admission.defaultclass;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.value.Time;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The annotation by which one class of many is the default. */
final class DefaultMark {
  private DefaultMark() {}

  /**
   * The name of the class that is marked. If several are, the newest, and of those the first by
   * name: whoever marks a class last means it.
   */
  static Optional<String> find(List<? extends MetaObject> classes, String... annotations) {
    return classes.stream()
        .filter(candidate -> isMarked(candidate.metadata().annotations(), annotations))
        .min(
            Comparator.comparingLong((MetaObject candidate) -> -created(candidate))
                .thenComparing(candidate -> candidate.metadata().name()))
        .map(chosen -> chosen.metadata().name());
  }

  private static boolean isMarked(Map<String, String> given, String... annotations) {
    for (String annotation : annotations) {
      if ("true".equals(given.get(annotation))) {
        return true;
      }
    }
    return false;
  }

  private static long created(MetaObject object) {
    Time time = object.metadata().creationTimestamp();
    return time == null ? 0 : time.epochSecond();
  }
}
