package dev.navarch.benchmarks.server;

import java.util.Optional;

/** One line of the table. */
record TableLine(String what, Outcome server, Optional<Outcome> limit) {
  static TableLine of(String what, Outcome server) {
    return new TableLine(what, server, Optional.empty());
  }

  long errors() {
    return server.errors() + limit.map(Outcome::errors).orElse(0L);
  }

  /** One of the errors, empty when there is none. */
  String firstError() {
    return server.errors() > 0 ? server.firstError() : limit.map(Outcome::firstError).orElse("");
  }
}
