package dev.navarch.controllers.namespace;

import dev.navarch.apimachinery.schema.GroupResource;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What was still in a namespace after everything in it had been told to go.
 *
 * @param objects how many of which resource, in the order of their names
 * @param finalizers in how many objects each was found
 * @param graceSeconds the longest time that some of them were given to end; 0 if none was, or if it
 *     is over
 */
record Remaining(
    SortedMap<String, Integer> objects, SortedMap<String, Integer> finalizers, long graceSeconds) {
  static final Remaining NOTHING = new Remaining(new TreeMap<>(), new TreeMap<>(), 0);

  Remaining {
    objects = Collections.unmodifiableSortedMap(new TreeMap<>(objects));
    finalizers = Collections.unmodifiableSortedMap(new TreeMap<>(finalizers));
  }

  static Remaining of(
      GroupResource resource, int count, Map<String, Integer> finalizers, long graceSeconds) {
    return new Remaining(
        new TreeMap<>(Map.of(resource.resource() + "." + resource.group(), count)),
        new TreeMap<>(finalizers),
        graceSeconds);
  }

  boolean isEmpty() {
    return objects.isEmpty();
  }

  /** The same when some time has passed; whoever was given no more than that is late. */
  Remaining after(Duration elapsed) {
    return elapsed.toSeconds() < graceSeconds ? this : new Remaining(objects, finalizers, 0);
  }

  /** Whether somebody is known to be at work on what is left. */
  boolean isExpected() {
    return !finalizers.isEmpty() || graceSeconds > 0;
  }

  Remaining and(Remaining other) {
    return new Remaining(
        sum(objects, other.objects),
        sum(finalizers, other.finalizers),
        Math.max(graceSeconds, other.graceSeconds));
  }

  private static SortedMap<String, Integer> sum(
      SortedMap<String, Integer> one, SortedMap<String, Integer> other) {
    SortedMap<String, Integer> sum = new TreeMap<>(one);
    other.forEach((key, count) -> sum.merge(key, count, Integer::sum));
    return sum;
  }
}
