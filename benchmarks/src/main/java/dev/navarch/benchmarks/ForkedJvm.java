package dev.navarch.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs a main class in a JVM like this one, with this class path and options of its own. */
record ForkedJvm(List<String> options) {
  ForkedJvm {
    options = List.copyOf(options);
  }

  /**
   * Runs a class to its end and returns what it printed; its errors go to this JVM's standard
   * error.
   *
   * @throws IllegalStateException when the class ends with an error
   */
  String run(Class<?> main, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(main.getName());
    command.addAll(List.of(arguments));
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int code = process.waitFor();
      if (code != 0) {
        throw new IllegalStateException(main.getSimpleName() + " ended with code " + code);
      }
      return output.strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(main.getSimpleName() + " was interrupted", e);
    }
  }
}
