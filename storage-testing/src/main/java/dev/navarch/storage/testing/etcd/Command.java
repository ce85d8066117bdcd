package dev.navarch.storage.testing.etcd;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs a short-lived program to its end. */
final class Command {
  private Command() {}

  /**
   * What a program left: its exit code and all that it wrote, or -1 and a reason where it could not
   * be started or took too long.
   */
  record Result(int code, String output) {
    boolean succeeded() {
      return code == 0;
    }

    String lastLine() {
      return output
          .lines()
          .filter(line -> !line.isBlank())
          .reduce((earlier, later) -> later)
          .orElse("exit code " + code);
    }
  }

  static Result run(List<String> command, Duration limit) {
    return run(command, Map.of(), limit);
  }

  static Result run(List<String> command, Map<String, String> environment, Duration limit) {
    try {
      // A file, not a pipe: a grandchild that keeps it open cannot hold up the end.
      Path output = Files.createTempFile("navarch-", ".out");
      try {
        ProcessBuilder builder =
            new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
        builder.environment().putAll(environment);
        return run(builder, limit, output);
      } finally {
        Files.delete(output);
      }
    } catch (IOException e) {
      return new Result(-1, String.valueOf(e.getMessage()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return new Result(-1, "interrupted while running " + command.getFirst());
    }
  }

  private static Result run(ProcessBuilder builder, Duration limit, Path output)
      throws IOException, InterruptedException {
    Process process = builder.start();
    try {
      process.getOutputStream().close();
      return process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)
          ? new Result(process.exitValue(), Files.readString(output))
          : new Result(-1, "took longer than " + limit.toSeconds() + " s");
    } finally {
      process.destroy();
    }
  }
}
