package dev.navarch.client.cache;

import java.util.function.Predicate;

/** Hands on what concerns objects that fit. Has no state: the filter is asked of old and new. */
record FilteringResourceEventHandler<T>(Predicate<T> filter, ResourceEventHandler<T> handler)
    implements ResourceEventHandler<T> {
  @Override
  public void onAdd(T object, boolean inInitialList) {
    if (filter.test(object)) {
      handler.onAdd(object, inInitialList);
    }
  }

  @Override
  public void onUpdate(T before, T after) {
    boolean did = filter.test(before);
    boolean does = filter.test(after);
    if (did && does) {
      handler.onUpdate(before, after);
    } else if (does) {
      handler.onAdd(after, false);
    } else if (did) {
      handler.onDelete(before, false);
    }
  }

  @Override
  public void onDelete(T last, boolean finalStateUnknown) {
    if (filter.test(last)) {
      handler.onDelete(last, finalStateUnknown);
    }
  }
}
