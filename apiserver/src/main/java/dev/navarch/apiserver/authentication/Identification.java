package dev.navarch.apiserver.authentication;

/** What an authenticator makes of a request. */
public sealed interface Identification {
  /** The request shows nothing that this authenticator knows: another one may. */
  record None() implements Identification {}

  record Known(User user) implements Identification {}

  /** The request shows something that is wrong, or no longer right; the reason is for the log. */
  record Refused(String reason) implements Identification {}

  static Identification none() {
    return new None();
  }
}
