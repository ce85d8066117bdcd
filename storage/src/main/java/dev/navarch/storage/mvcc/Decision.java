package dev.navarch.storage.mvcc;

import java.util.List;

/**
 * What a change comes to.
 *
 * @param answer what its caller is told
 * @param next the state afterwards
 * @param steps what was done; none if the state is what it was
 */
public record Decision<T>(T answer, State next, List<Step> steps) {

  /** The state stays what it is, or changes in a way that nobody must write down. */
  static <T> Decision<T> unrecorded(T answer, State next) {
    return new Decision<>(answer, next, List.of());
  }
}
