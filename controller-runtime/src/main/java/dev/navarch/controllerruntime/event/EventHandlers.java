package dev.navarch.controllerruntime.event;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.client.mapper.RestMapper;
import dev.navarch.controllerruntime.reconcile.Request;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The handlers there are. */
public final class EventHandlers {
  private EventHandlers() {}

  /** A request for the object itself. */
  public static <T extends MetaObject> EventHandler<T> forObject() {
    return event -> List.of(Request.of(event.object()));
  }

  /**
   * A request for each owner of a kind that the object has, or had before a change; the version
   * that an owner is named with does not matter.
   *
   * @param onlyController whether to look for the one owner that controls the object alone
   * @param mapper says whether owners live in namespaces; then they are in the object's own
   */
  public static <T extends MetaObject> EventHandler<T> forOwner(
      GroupVersionKind owner, boolean onlyController, RestMapper mapper) {
    return new OwnerRequests<>(owner, onlyController, mapper);
  }

  /** The requests that a function says; after a change those for the object before it as well. */
  public static <T extends MetaObject> EventHandler<T> mapped(RequestMapper<? super T> mapper) {
    return event -> {
      if (event instanceof ObjectEvent.Updated<? extends T>(var before, var after)) {
        Set<Request> both = new LinkedHashSet<>(mapper.requestsFor(before));
        both.addAll(mapper.requestsFor(after));
        return both;
      }
      return mapper.requestsFor(event.object());
    };
  }
}
