package dev.navarch.storage.embedded;

import dev.navarch.storage.Store;
import dev.navarch.storage.testing.Await;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.CodeSource;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sqlite.JDBC;

/**
 * A Java process that runs a class of these tests, is talked to in lines, and does not outlive its
 * owner's {@link #close}. Its error output counts as output.
 */
final class ChildJvm implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** Stands in the queue for the end of the output. */
  private static final String END = "\0";

  private final Process process;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final List<String> heard = new ArrayList<>();

  private ChildJvm(Process process) {
    this.process = process;
    Thread.ofPlatform().name("child-output").daemon().start(this::read);
  }

  static ChildJvm start(Class<?> main, Object... arguments) {
    return start(command(main, arguments));
  }

  static ChildJvm start(List<String> command) {
    try {
      return new ChildJvm(new ProcessBuilder(command).redirectErrorStream(true).start());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The command that runs a class, with the Java and the class path of this process. */
  static List<String> command(Class<?> main, Object... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-Xmx512m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            Stream.of(main, EmbeddedStore.class, Store.class, Await.class, JDBC.class)
                .map(ChildJvm::origin)
                .distinct()
                .collect(Collectors.joining(System.getProperty("path.separator"))),
            main.getName()));
    for (Object argument : arguments) {
      command.add(argument.toString());
    }
    return command;
  }

  private static String origin(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    try {
      return Path.of(source.getLocation().toURI()).toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  long pid() {
    return process.pid();
  }

  /** Waits for a line that begins like this, and gives what follows. */
  String await(String prefix) {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (true) {
      String line = poll(deadline - System.nanoTime());
      if (line.startsWith(prefix)) {
        return line.substring(prefix.length());
      }
    }
  }

  private String poll(long nanos) {
    try {
      String line = lines.poll(Math.max(0, nanos), TimeUnit.NANOSECONDS);
      if (line == null) {
        throw new AssertionError("the child said nothing more after " + heard);
      }
      if (line.equals(END)) {
        throw new AssertionError("the child ended, having said " + heard);
      }
      heard.add(line);
      return line;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted while waiting for the child", e);
    }
  }

  /** Lets so much time pass while the child runs; it must not end meanwhile. */
  void letRun(Duration time) {
    if (endsWithin(time)) {
      throw new AssertionError("the child ended by itself, having said " + remaining());
    }
  }

  void tell(String line) {
    try {
      process.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().flush();
    } catch (IOException e) {
      throw new UncheckedIOException("the child ended, having said " + remaining(), e);
    }
  }

  /** Waits for the child to end by itself, and gives its exit code. */
  int awaitExit() {
    if (!endsWithin(PATIENCE)) {
      throw new AssertionError("the child does not end, having said " + remaining());
    }
    return process.exitValue();
  }

  /** Everything the child said, for messages. */
  String remaining() {
    lines.drainTo(heard);
    return String.join("\n", heard);
  }

  /** Ends the process as {@code kill -9} does. */
  void kill() {
    process.destroyForcibly();
    if (!endsWithin(PATIENCE)) {
      throw new AssertionError("process " + pid() + " does not end");
    }
  }

  @Override
  public void close() {
    kill();
  }

  /** Waits for the child to end, but not longer than this; whether it has. */
  boolean endsWithin(Duration time) {
    try {
      return process.waitFor(time.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError("interrupted while waiting for the child", e);
    }
  }

  private void read() {
    try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = output.readLine(); line != null; line = output.readLine()) {
        lines.add(line);
      }
    } catch (IOException e) {
      // The process is gone, and its output with it.
    } finally {
      lines.add(END);
    }
  }
}
