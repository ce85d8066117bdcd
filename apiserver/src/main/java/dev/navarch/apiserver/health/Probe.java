package dev.navarch.apiserver.health;

/** What somebody wants to know of a server's health. */
public enum Probe {
  /** Whether everything is well: the oldest of the three, for those who know no other. */
  HEALTHZ("healthz"),
  /** Whether the server is alive, or had better be started again. */
  LIVEZ("livez"),
  /** Whether the server is to be sent requests. */
  READYZ("readyz");

  private final String word;

  Probe(String word) {
    this.word = word;
  }

  /** The name as paths and answers have it. */
  public String word() {
    return word;
  }

  /** Where it is asked for. */
  public String path() {
    return "/" + word;
  }
}
