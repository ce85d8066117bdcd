package dev.navarch.cluster.storage;

import dev.navarch.storage.embedded.Backup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code navarch storage verify}. */
@Command(
    name = "verify",
    description = {
      "Check that everything that was written is there and is what was written.",
      "Works while the control plane runs. Changes nothing."
    },
    mixinStandardHelpOptions = true)
final class VerifyCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Mixin private final DataFolder data = new DataFolder();

  @Option(
      names = "--accept-loss",
      description = {
        "If all that is wrong is that the last writes are missing, go on without them: the control"
            + " plane starts again. They are lost then. Clients that saw them must be restarted."
      })
  private boolean acceptLoss;

  @Override
  public void run() {
    Backup.Contents contents =
        acceptLoss ? Backup.acceptLoss(data.store()) : Backup.verify(data.store());
    spec.commandLine()
        .getOut()
        .printf(
            "%s is sound: revision %d, history from %d on, %d writes, %d leases%n",
            data.store(),
            contents.revision(),
            contents.oldestRevision(),
            contents.writes(),
            contents.leases());
  }
}
