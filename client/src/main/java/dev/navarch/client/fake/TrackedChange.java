package dev.navarch.client.fake;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.client.watch.Event;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A change of one object.
 *
 * @param revision the version of everything after it
 * @param before null if the object was not there
 * @param after the object, or for one that is gone its last state at this revision
 * @param gone whether the object is not there any more
 */
record TrackedChange(
    long revision,
    GroupVersionResource resource,
    @Nullable MetaObject before,
    MetaObject after,
    boolean gone) {
  /** What somebody sees of it who watches a selection. */
  Optional<Event<MetaObject>> seenBy(Selection selection) {
    boolean was = before != null && selection.matches(before);
    boolean is = !gone && selection.matches(after);
    if (is) {
      return Optional.of(was ? new Event.Modified<>(after) : new Event.Added<>(after));
    }
    return was ? Optional.of(new Event.Deleted<>(after)) : Optional.empty();
  }
}
