package dev.navarch.controllers.garbagecollector;

/** What a deletion leaves in an object for the collector to do. */
final class Finalizers {
  /** The object goes after its dependents. */
  static final String FOREGROUND = "foregroundDeletion";

  /** The object goes when no dependent names it any more. */
  static final String ORPHAN = "orphan";

  private Finalizers() {}
}
