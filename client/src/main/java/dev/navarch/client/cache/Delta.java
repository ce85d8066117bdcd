package dev.navarch.client.cache;

/** One thing that happened to an object, with the object as it was after that. */
public sealed interface Delta<T> {
  T object();

  record Added<T>(T object) implements Delta<T> {}

  record Updated<T>(T object) implements Delta<T> {}

  /** The object as the server said it was last. */
  record Deleted<T>(T object) implements Delta<T> {}

  /**
   * The tombstone of an object that a list did not show any more. How it was when it went nobody
   * saw; this is how it was known last, which may be old.
   */
  record DeletedFinalStateUnknown<T>(String key, T object) implements Delta<T> {}

  /** A list showed the object; whether it changed is not known. */
  record Replaced<T>(T object) implements Delta<T> {}

  /** Nothing happened, but it is time to look at the object again. */
  record Sync<T>(T object) implements Delta<T> {}

  /** Whether the object is gone. */
  default boolean isDeletion() {
    return this instanceof Deleted || this instanceof DeletedFinalStateUnknown;
  }
}
