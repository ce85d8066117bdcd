package dev.navarch.controllerruntime.ownership;

import dev.navarch.apimachinery.meta.v1.OwnerReference;
import dev.navarch.client.cache.ObjectName;

/** An object has a controller, and somebody else wants to be it. */
public final class AlreadyControlledException extends IllegalStateException {
  private static final long serialVersionUID = 1;

  private final transient OwnerReference controller;

  AlreadyControlledException(ObjectName object, OwnerReference controller) {
    super(
        "object %s is already controlled by %s %s"
            .formatted(object, controller.kind(), controller.name()));
    this.controller = controller;
  }

  /** Who controls it. */
  public OwnerReference controller() {
    return controller;
  }
}
