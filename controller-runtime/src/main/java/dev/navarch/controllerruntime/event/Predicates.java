package dev.navarch.controllerruntime.event;

import dev.navarch.apimachinery.labels.Selector;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * The predicates there are. Those on changes let everything through that is no update; those on
 * objects ask the object as it is now.
 */
public final class Predicates {
  private Predicates() {}

  /**
   * Updates that raise the generation: those of what is wished for, and not of status or metadata.
   * Kinds that have no generation never pass.
   */
  public static EventPredicate<MetaObject> generationChanged() {
    return changed((before, after) -> before.generation() != after.generation());
  }

  public static EventPredicate<MetaObject> labelsChanged() {
    return changed((before, after) -> !before.labels().equals(after.labels()));
  }

  public static EventPredicate<MetaObject> annotationsChanged() {
    return changed((before, after) -> !before.annotations().equals(after.annotations()));
  }

  /** Updates that are real changes, and no resync. */
  public static EventPredicate<MetaObject> resourceVersionChanged() {
    return changed((before, after) -> !before.resourceVersion().equals(after.resourceVersion()));
  }

  /** Updates in which the metadata changed in some way; everything else passes. */
  public static EventPredicate<MetaObject> changed(BiPredicate<ObjectMeta, ObjectMeta> way) {
    return event ->
        !(event instanceof ObjectEvent.Updated<? extends MetaObject> updated)
            || way.test(updated.before().metadata(), updated.object().metadata());
  }

  /**
   * Objects whose labels fit. A change after which they fit no more passes as well, so that the
   * controller can clean up.
   */
  public static EventPredicate<MetaObject> labels(Selector selector) {
    return event ->
        selector.matches(event.object().metadata().labels())
            || (event instanceof ObjectEvent.Updated<? extends MetaObject> updated
                && selector.matches(updated.before().metadata().labels()));
  }

  /** Objects of one namespace. */
  public static EventPredicate<MetaObject> inNamespace(String namespace) {
    return object(object -> object.metadata().namespace().equals(namespace));
  }

  /** Objects that fit. */
  public static <T extends MetaObject> EventPredicate<T> object(Predicate<? super T> test) {
    return event -> test.test(event.object());
  }

  /** Everything but deletions. */
  public static EventPredicate<MetaObject> noDeletions() {
    return event -> !(event instanceof ObjectEvent.Deleted<? extends MetaObject>);
  }
}
