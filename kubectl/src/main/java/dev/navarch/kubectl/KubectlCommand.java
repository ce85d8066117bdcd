package dev.navarch.kubectl;

import dev.navarch.apimachinery.wire.DecodeException;
import dev.navarch.kubectl.convert.ConvertCommand;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.function.Predicate;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** {@code kubectl}: the list of all commands. */
@Command(
    name = "kubectl",
    description = "Control Kubernetes objects.",
    subcommands = {ConvertCommand.class},
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND")
public final class KubectlCommand {
  /**
   * Makes failures show as one line that begins with {@code error:}, and end with exit code 1, or
   * with 2 if the arguments are wrong. Takes the outermost command, whose handler holds for all
   * commands in it.
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
      line.getErr().println("error: " + explain(failure));
      return 1;
    });
    commandLine.setParameterExceptionHandler((failure, arguments) -> {
      CommandLine line = failure.getCommandLine();
      line.getErr()
          .printf(
              "error: %s%s (see %s --help)%n",
              failure.getMessage(), suggestions(failure), line.getCommandSpec().qualifiedName());
      return line.getCommandSpec().exitCodeOnInvalidInput();
    });
    return commandLine;
  }

  /** The message, or what is behind it where the JDK leaves a message at the name of a file. */
  private static String explain(Exception failure) {
    if (failure instanceof NoSuchFileException missing && missing.getReason() == null) {
      return "there is no file " + missing.getFile();
    }
    if (failure instanceof AccessDeniedException denied && denied.getReason() == null) {
      return "no permission for " + denied.getFile();
    }
    return String.valueOf(failure.getMessage());
  }

  private static String suggestions(ParameterException failure) {
    List<String> names =
        failure instanceof UnmatchedArgumentException unmatched
            ? unmatched.getSuggestions()
            : List.of();
    return names.isEmpty() ? "" : ", perhaps " + String.join(" or ", names);
  }

  /** Failures that the user's input explains; anything else is a defect and shows its stack. */
  private static boolean isExpected(Exception failure) {
    return failure instanceof DecodeException
        || failure instanceof IllegalArgumentException
        || failure instanceof IOException;
  }
}
