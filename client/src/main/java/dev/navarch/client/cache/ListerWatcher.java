package dev.navarch.client.cache;

import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.client.watch.Watch;
import java.io.IOException;
import java.util.function.UnaryOperator;

/** Lists objects of one kind and watches them from there on: all that a cache needs of a client. */
public interface ListerWatcher<T> {
  /**
   * Lists objects, or one page of them.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException if the server refused
   * @throws IOException if there was no answer
   */
  Page<T> list(ListOptions options) throws IOException, InterruptedException;

  /**
   * Begins to watch.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException if the server refused
   * @throws IOException if there was no answer
   */
  Watch<T> watch(ListOptions options) throws IOException, InterruptedException;

  /**
   * The same with other options, such as a selector: {@code tweak} is given what was asked for, and
   * must leave alone what it does not know.
   */
  default ListerWatcher<T> tweaked(UnaryOperator<ListOptions> tweak) {
    return new TweakedListerWatcher<>(this, tweak);
  }

  /** Only objects that fit a label selector and a field selector; an empty one fits all. */
  default ListerWatcher<T> selecting(String labelSelector, String fieldSelector) {
    return tweaked(asked ->
        asked.toBuilder().labelSelector(labelSelector).fieldSelector(fieldSelector).build());
  }
}
