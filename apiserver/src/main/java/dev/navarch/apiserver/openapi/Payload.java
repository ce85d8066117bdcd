package dev.navarch.apiserver.openapi;

/** What a request or an answer carries. */
sealed interface Payload {

  /** An object that a definition describes. */
  record Defined(String definition) implements Payload {}

  /** What no definition describes. */
  enum Plain implements Payload {
    TEXT,
    NOTHING
  }
}
