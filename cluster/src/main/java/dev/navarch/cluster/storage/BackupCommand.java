package dev.navarch.cluster.storage;

import dev.navarch.storage.embedded.Backup;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code navarch storage backup}. */
@Command(
    name = "backup",
    description = {
      "Copy everything into one file, as it is at this moment.",
      "Works while the control plane runs."
    },
    mixinStandardHelpOptions = true)
final class BackupCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Mixin private final DataFolder data = new DataFolder();

  @Parameters(paramLabel = "FILE", description = "The file to write; it must not exist yet.")
  private Path file = Path.of("");

  @Override
  public void run() {
    Backup.Contents contents = Backup.write(data.store(), file);
    spec.commandLine()
        .getOut()
        .printf("%s holds revision %d, and was checked%n", file, contents.revision());
  }
}
