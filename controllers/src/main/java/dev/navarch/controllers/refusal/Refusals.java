package dev.navarch.controllers.refusal;

import dev.navarch.apimachinery.errors.ApiException;

/** Refusals that a controller expects, because things go away while it works. */
public final class Refusals {
  private static final String TERMINATING = "NamespaceTerminating";

  private Refusals() {}

  /** Whether nothing could be created because the namespace is gone, or on its way. */
  public static boolean isForLackOfNamespace(ApiException refusal) {
    return refusal.isNotFound() || refusal.hasCause(TERMINATING);
  }
}
