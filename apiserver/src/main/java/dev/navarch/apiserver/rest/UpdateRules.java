package dev.navarch.apiserver.rest;

/**
 * How an update is meant.
 *
 * @param dryRun do everything but write
 * @param createsAnyway create a missing object whatever {@link Strategy#createsOnUpdate} says, as
 *     server-side apply does; a sub-resource has {@link Strategy#createsOnApply} decide
 * @param uid what the object's uid must be; empty if it does not matter
 */
public record UpdateRules(boolean dryRun, boolean createsAnyway, String uid) {
  public static final UpdateRules PLAIN = new UpdateRules(false, false, "");

  public static UpdateRules dryRun(boolean dryRun) {
    return new UpdateRules(dryRun, false, "");
  }
}
