package dev.navarch.controllerruntime.reconcile;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.client.cache.ObjectName;

/**
 * The object that something is to be done for.
 *
 * @param namespace empty for an object of the whole cluster
 */
public record Request(String namespace, String name) {
  public static Request of(MetaObject object) {
    return of(ObjectName.of(object));
  }

  public static Request of(ObjectName name) {
    return new Request(name.namespace(), name.name());
  }

  /** The object's name among those of its kind. */
  public ObjectName objectName() {
    return new ObjectName(namespace, name);
  }

  /** {@code namespace/name}, or the name alone. */
  @Override
  public String toString() {
    return objectName().toString();
  }
}
