package dev.navarch.storage.mvcc;

/**
 * Runs changes one after the other, each on the state that the one before left, and publishes the
 * states. The only place where the state of a store changes.
 */
public interface Committer extends AutoCloseable {
  /** The latest state; everybody sees it as soon as somebody was told of it. */
  State state();

  /** Decides the change and returns its answer when the new state is published. */
  <T> T submit(Change<T> change);

  /** Why nothing can be written, or {@code ok}. */
  default String health() {
    return HEALTHY;
  }

  String HEALTHY = "ok";

  /** What the states take on disk. */
  default long storedBytes() {
    return 0;
  }

  @Override
  void close();
}
