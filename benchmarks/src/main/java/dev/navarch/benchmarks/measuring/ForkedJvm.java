package dev.navarch.benchmarks.measuring;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Runs a main class in a JVM like this one, with this class path and options of its own.
 *
 * @param limit how long a class may take that is run to its end
 */
public record ForkedJvm(List<String> options, Duration limit) {
  /** Nothing that is measured takes longer. */
  private static final Duration LONGEST = Duration.ofHours(1);

  public ForkedJvm {
    options = List.copyOf(options);
  }

  public ForkedJvm(List<String> options) {
    this(options, LONGEST);
  }

  public ForkedJvm within(Duration time) {
    return new ForkedJvm(options, time);
  }

  /**
   * Runs a class to its end and returns what it printed; its errors go to this JVM's standard
   * error.
   *
   * @throws IllegalStateException when the class ends with an error, or takes too long
   */
  public String run(Class<?> main, String... arguments) {
    try {
      Process process = start(main, arguments);
      AtomicBoolean isLate = new AtomicBoolean();
      Thread watchdog = Thread.startVirtualThread(() -> isLate.set(isKilledWhenLate(process)));
      String output = read(process);
      int code = process.waitFor();
      watchdog.join();
      if (isLate.get()) {
        throw new IllegalStateException(
            "%s had no result within %d s".formatted(main.getSimpleName(), limit.toSeconds()));
      }
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

  /** What it prints; nothing if it was killed before that could be read. */
  private static String read(Process process) throws IOException {
    try {
      return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      if (process.isAlive()) {
        throw e;
      }
      return "";
    }
  }

  private boolean isKilledWhenLate(Process process) {
    try {
      if (process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
        return false;
      }
    } catch (InterruptedException e) {
      throw new AssertionError("nobody interrupts this thread", e);
    }
    process.destroyForcibly();
    return true;
  }

  /**
   * Runs a class until it prints its first line, and kills it there and then: it gets no chance to
   * close anything.
   *
   * @throws IllegalStateException when the class ends before it prints anything
   */
  public void runAndKill(Class<?> main, String... arguments) {
    try {
      Process process = start(main, arguments);
      try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
        if (lines.readLine() == null) {
          throw new IllegalStateException(main.getSimpleName() + " ended before it was killed");
        }
      } finally {
        process.destroyForcibly().onExit().join();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Starts a class, which reads from and prints to the process that is returned; its errors go to
   * this JVM's standard error.
   */
  public Process start(Class<?> main, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(main.getName());
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }
}
