package dev.navarch.controllers.garbagecollector;

/**
 * Told what the graph finds out. Calls come under the lock of the graph: they must be quick, and
 * must not ask the graph anything.
 */
interface GraphListener {
  /** Somebody should look whether an object can go, or can be done with. */
  void attemptToDelete(Node node);

  /** As {@link #attemptToDelete}, but not at once. */
  void attemptToDeleteLater(Node node);

  /** The dependents of an object that is deleted have to be let go. */
  void attemptToOrphan(Node node);

  /**
   * A dependent names an owner that lives in another namespace, where no owner can be.
   *
   * @param meant the owner as the dependent means it: in its own namespace
   */
  void invalidNamespace(ObjectId dependent, ObjectId meant);
}
