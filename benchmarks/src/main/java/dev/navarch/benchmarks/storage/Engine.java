package dev.navarch.benchmarks.storage;

/** Whose figures are compared: the columns of the table, in their order. */
enum Engine {
  MEMORY("memory", false),
  EMBEDDED("embedded", true),
  ETCD("etcd", true),
  /** No engine, but what the disk allows: see {@link PlainFile}. */
  PLAIN_FILE("plain file", true);

  private final String title;
  private final boolean disk;

  Engine(String title, boolean disk) {
    this.title = title;
    this.disk = disk;
  }

  String title() {
    return title;
  }

  /** Whether the disk has a say in its figures, and their drift. */
  boolean usesDisk() {
    return disk;
  }
}
