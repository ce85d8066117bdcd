package dev.navarch.cluster.storage;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The option that says which control plane is meant. */
public final class DataFolder {
  @Option(
      names = "--data-dir",
      paramLabel = "DIR",
      defaultValue = "${sys:user.home}/.navarch",
      description = "The control plane's folder (default: ${DEFAULT-VALUE}).")
  private Path folder = Path.of("");

  public Path folder() {
    return folder;
  }

  /** Where the embedded engine keeps its files. */
  public Path store() {
    return folder.resolve("store");
  }
}
