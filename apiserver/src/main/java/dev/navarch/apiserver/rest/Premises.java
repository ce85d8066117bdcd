package dev.navarch.apiserver.rest;

import java.util.ArrayList;
import java.util.List;

/**
 * Everything that a new object was admitted on. Filled by those who admit it, and read when it is
 * written; for the thread of the request.
 */
public final class Premises {
  private final List<Premise> all = new ArrayList<>(1);

  /** Adds one; whoever admits an object twice says it once more. */
  public void add(Premise premise) {
    all.removeIf(known -> known.condition().key().equals(premise.condition().key()));
    all.add(premise);
  }

  List<Premise> all() {
    return all;
  }
}
