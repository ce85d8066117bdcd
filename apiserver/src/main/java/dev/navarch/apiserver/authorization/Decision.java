package dev.navarch.apiserver.authorization;

/** What an authorizer says to a request. */
public sealed interface Decision {
  record Allowed(String reason) implements Decision {}

  /** Not allowed, whatever others say. */
  record Denied(String reason) implements Decision {}

  /** Not known here: others may allow it. If nobody does, it is not allowed. */
  record NoOpinion(String reason) implements Decision {}
}
