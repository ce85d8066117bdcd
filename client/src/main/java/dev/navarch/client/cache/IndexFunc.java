package dev.navarch.client.cache;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import java.util.Collection;
import java.util.List;

/**
 * Tells under which values an object is found in an index; none keeps it out. It is asked again
 * when the object goes, and must then say the same. If it fails, the log tells, and the object is
 * kept under no value of the index until it changes.
 */
@FunctionalInterface
public interface IndexFunc<T> {
  Collection<String> values(T object);

  /** Objects by their namespace; those of the whole cluster are under the empty text. */
  static <T extends MetaObject> IndexFunc<T> byNamespace() {
    return object -> List.of(MetaAccessor.namespace(object));
  }
}
