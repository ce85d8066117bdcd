package dev.navarch.cluster;

import dev.navarch.codegen.CodegenCommand;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/** {@code navarch codegen}: hands its arguments to the generators' own command. */
@Command(
    name = "codegen",
    description = "Generate code from annotated types; see 'navarch codegen --help'.",
    sortOptions = false)
final class GenerateCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(hidden = true)
  private List<String> parameters = new ArrayList<>();

  @Unmatched private List<String> options = new ArrayList<>();

  @Override
  public Integer call() {
    List<String> arguments = spec.commandLine().getParseResult().originalArgs();
    return CodegenCommand.run(
        arguments.subList(arguments.indexOf(spec.name()) + 1, arguments.size()),
        spec.commandLine().getOut(),
        spec.commandLine().getErr());
  }
}
