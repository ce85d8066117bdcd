package dev.navarch.cluster;

import dev.navarch.cluster.storage.StorageCommand;
import dev.navarch.cluster.up.UpCommand;
import dev.navarch.cluster.up.WarmUp;
import dev.navarch.kubectl.KubectlCommand;
import dev.navarch.storage.StorageException;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The {@code navarch} command. */
@Command(
    name = "navarch",
    description = "The resource system of Kubernetes for the JVM.",
    subcommands = {
      UpCommand.class,
      VersionCommand.class,
      GenerateCommand.class,
      KubectlCommand.class,
      StorageCommand.class
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND")
public final class Navarch {
  private Navarch() {}

  /** Runs the command and exits with its code. */
  public static void main(String[] arguments) {
    if (arguments.length > 0 && arguments[0].equals("up")) {
      WarmUp.begin();
    }
    System.exit(commandLine().execute(arguments));
  }

  /** The command with all its parts. */
  static CommandLine commandLine() {
    return KubectlCommand.configure(
        new CommandLine(new Navarch()), StorageException.class::isInstance);
  }
}
