package dev.navarch.client.cache;

import java.util.List;

/**
 * Where a {@link Reflector} puts what it learns. A {@link TransformException} says that some of the
 * objects could not be taken in, and that everything else of the call was done.
 */
public interface ReflectorStore<T> {
  void add(T object);

  void update(T object);

  void delete(T object);

  /**
   * Makes these the objects that there are.
   *
   * @param resourceVersion at which they were read
   */
  void replace(List<T> objects, String resourceVersion);

  /** Has everything that is known processed again, where that means anything. */
  void resync();
}
