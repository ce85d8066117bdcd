package dev.navarch.cluster.storage;

import dev.navarch.storage.embedded.Backup;
import java.io.PrintWriter;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code navarch storage restore}. */
@Command(
    name = "restore",
    description = {
      "Make a control plane hold what a back-up holds. It must not be running.",
      "What it held before is set aside, not deleted. Revisions go on from a later number, so that"
          + " clients notice."
    },
    mixinStandardHelpOptions = true)
final class RestoreCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Mixin private final DataFolder data = new DataFolder();

  @Parameters(paramLabel = "FILE", description = "The back-up.")
  private Path file = Path.of("");

  @Override
  public void run() {
    Backup.Restored restored = Backup.restore(file, data.store());
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        "%s holds %d keys now and goes on from revision %d%n",
        data.store(), restored.keys(), restored.revision());
    restored.setAside().ifPresent(aside -> out.printf("what was there before is in %s%n", aside));
  }
}
