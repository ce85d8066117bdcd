package dev.navarch.storage.mvcc;

/**
 * A write that is wanted. Deciding it has no effect: it may be decided, thrown away, and decided
 * again on another state.
 */
public interface Change<T> {
  /**
   * Works out what the change does to a state.
   *
   * @param now the time, on the clock of {@link Revision#time()}
   */
  Decision<T> decide(State state, long now);
}
