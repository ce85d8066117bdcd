package dev.navarch.registry.generic;

/** What may be special about a resource, beyond what its fields tell. */
public enum Trait {
  /** A new object is of generation 1; otherwise the client's number stays. */
  STARTS_GENERATIONS,
  /** A change of anything but metadata and status makes a new generation. */
  COUNTS_GENERATIONS,
  /** The status is written at a path of its own, and only there. */
  STATUS,
  /** An update of an object that is not there creates it. */
  CREATES_ON_UPDATE,
  /** An update need not say which version it is based on. */
  UNCONDITIONAL,
  /** The answer to a deletion is the deleted object. */
  RETURNS_DELETED,
  /** Dependents stay when an object is deleted, unless the client says otherwise. */
  ORPHANS,
  /** Objects never have dependents. */
  NO_DEPENDENTS,
  /** Names need only be fit for a path. */
  ANY_NAME,
  /** Names are single labels. */
  LABEL_NAME
}
