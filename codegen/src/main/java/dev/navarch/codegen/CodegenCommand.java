package dev.navarch.codegen;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The generators as a command: update a folder of generated files, or verify that it is up to date.
 */
public final class CodegenCommand {
  private CodegenCommand() {}

  /**
   * Runs the command and exits: 0 when all is well, 1 when output is stale, 2 when something is
   * wrong.
   */
  public static void main(String[] arguments) {
    System.exit(
        run(
            List.of(arguments),
            new PrintWriter(System.out, true),
            new PrintWriter(System.err, true)));
  }

  /** Runs the command. */
  public static int run(List<String> arguments, PrintWriter out, PrintWriter err) {
    if (arguments.isEmpty() || arguments.contains("--help") || arguments.contains("-h")) {
      out.print(CodegenArguments.USAGE);
      out.flush();
      return arguments.isEmpty() ? 2 : 0;
    }
    Path scratch = null;
    try {
      CodegenArguments parsed = CodegenArguments.parse(arguments);
      scratch = Files.createTempDirectory("navarch-codegen");
      List<String> problems = SourceGeneration.run(parsed, scratch);
      if (!problems.isEmpty()) {
        problems.forEach(err::println);
        return 2;
      }
      OutputFolder folder = new OutputFolder(parsed.output(), scratch);
      return parsed.verify() ? verify(folder, err) : update(folder, out);
    } catch (IllegalArgumentException | IOException e) {
      err.println("error: " + e.getMessage());
      return 2;
    } finally {
      OutputFolder.delete(scratch);
    }
  }

  private static int verify(OutputFolder folder, PrintWriter err) throws IOException {
    List<String> differences = folder.differences();
    if (differences.isEmpty()) {
      return 0;
    }
    err.println("error: generated files are stale; run the same command without --verify:");
    differences.forEach(difference -> err.println("  " + difference));
    return 1;
  }

  private static int update(OutputFolder folder, PrintWriter out) throws IOException {
    out.println(folder.update());
    return 0;
  }
}
