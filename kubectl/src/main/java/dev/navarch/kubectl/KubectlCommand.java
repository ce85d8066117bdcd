package dev.navarch.kubectl;

import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.kubectl.convert.ConvertCommand;
import java.io.IOException;
import java.util.function.Predicate;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code kubectl}: the list of all commands. */
@Command(
    name = "kubectl",
    description = "Control Kubernetes objects.",
    subcommands = {ConvertCommand.class},
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND")
public final class KubectlCommand {
  /**
   * Makes failures show as one line that begins with {@code error:}, and end with exit code 1.
   * Takes the outermost command, whose handler holds for all commands in it.
   */
  public static CommandLine configure(CommandLine commandLine) {
    return configure(commandLine, failure -> false);
  }

  /**
   * The same for a command that has others beside this one.
   *
   * @param alsoExpected which of their failures explain themselves by their message
   */
  public static CommandLine configure(CommandLine commandLine, Predicate<Exception> alsoExpected) {
    commandLine.setExecutionExceptionHandler((failure, line, result) -> {
      if (!isExpected(failure) && !alsoExpected.test(failure)) {
        throw failure;
      }
      line.getErr().println("error: " + failure.getMessage());
      return 1;
    });
    return commandLine;
  }

  /** Failures that the user's input explains; anything else is a defect and shows its stack. */
  private static boolean isExpected(Exception failure) {
    return failure instanceof DecodeException
        || failure instanceof IllegalArgumentException
        || failure instanceof IOException;
  }
}
