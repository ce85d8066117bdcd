package dev.navarch.controllerruntime.event;

import dev.navarch.apimachinery.meta.v1.MetaObject;

/**
 * Tells whether a controller cares for an event. {@link Predicates} has the usual ones. What
 * matters must be in the objects of the event: a predicate that looks elsewhere misses changes
 * there.
 */
@FunctionalInterface
public interface EventPredicate<T extends MetaObject> {
  boolean test(ObjectEvent<? extends T> event);

  default EventPredicate<T> and(EventPredicate<? super T> other) {
    return event -> test(event) && other.test(event);
  }

  default EventPredicate<T> or(EventPredicate<? super T> other) {
    return event -> test(event) || other.test(event);
  }

  default EventPredicate<T> not() {
    return event -> !test(event);
  }
}
