package dev.navarch.client.cache;

import java.util.List;

/**
 * Objects that came from the server could not be transformed. They stay in the cache as they were
 * before, or out of it if they were not there; one that was deleted goes, with what was last known
 * of it. The next change of such an object is tried like any other.
 */
public final class TransformException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final List<String> keys;

  TransformException(List<String> keys, Throwable first) {
    super(describe(keys) + ": " + first, first);
    this.keys = List.copyOf(keys);
  }

  private static String describe(List<String> keys) {
    String more = keys.size() == 1 ? "" : " and " + (keys.size() - 1) + " more";
    return "the change of " + keys.getFirst() + more + " could not be transformed and is left out";
  }

  /** The keys of the objects. */
  public List<String> keys() {
    return keys;
  }
}
