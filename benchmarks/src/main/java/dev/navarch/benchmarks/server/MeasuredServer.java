package dev.navarch.benchmarks.server;

import dev.navarch.benchmarks.client.ClientConfig;

/** The server that is measured. Closing it ends what was started for it. */
interface MeasuredServer extends AutoCloseable {
  ClientConfig config();

  Processes processes();

  Limits limits();

  /** What a reader of the table must know of it. */
  String description();

  /** Whether it goes on after the run, so that what was made in it must be deleted. */
  boolean stays();

  @Override
  void close();
}
