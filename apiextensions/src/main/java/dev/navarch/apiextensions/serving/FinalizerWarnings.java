package dev.navarch.apiextensions.serving;

import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What is told of finalizers that an object gains and that might not be told apart from others. */
final class FinalizerWarnings {
  private FinalizerWarnings() {}

  static List<String> of(ObjectMeta metadata, @Nullable ObjectMeta old) {
    Set<String> added = new TreeSet<>(metadata.finalizers());
    if (old != null) {
      old.finalizers().forEach(added::remove);
    }
    List<String> warnings = new ArrayList<>(0);
    for (String finalizer : added) {
      String start = "metadata.finalizers: " + GoQuoting.quote(finalizer) + ": ";
      NameSyntax.qualifiedName(finalizer).forEach(problem -> warnings.add(start + problem));
      if (finalizer.indexOf('/') < 0) {
        warnings.add(
            start
                + "prefer a domain-qualified finalizer name including a path (/) to avoid"
                + " accidental conflicts with other finalizer writers");
      }
    }
    return warnings;
  }
}
