package dev.navarch.benchmarks.storage;

import java.nio.file.Path;
import java.util.List;

/** Measures one engine, in a JVM that does nothing else. */
interface Measurement {
  /**
   * Measures once.
   *
   * @param folder is there and empty; whoever made it deletes it
   */
  List<Reading> measure(Engine engine, Path folder, Scale scale) throws Exception;
}
