package dev.navarch.cluster;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code navarch version}. */
@Command(
    name = "version",
    description = "Print versions: Navarch's, the Kubernetes API's, Java's.",
    mixinStandardHelpOptions = true)
final class VersionCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    for (String line : new Version().getVersion()) {
      spec.commandLine().getOut().println(line);
    }
  }
}
