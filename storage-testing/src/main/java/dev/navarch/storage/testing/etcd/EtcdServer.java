package dev.navarch.storage.testing.etcd;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One real etcd on loopback with a folder of its own, which goes with it. It ends when closed, and
 * at the latest with this JVM.
 *
 * <p>Ports and data stay the same through any number of kills and restarts. Any thread may call;
 * what changes the process happens one after the other.
 */
public final class EtcdServer implements AutoCloseable {
  static final Duration START_LIMIT = Duration.ofSeconds(60);
  static final int START_TRIES = 5;
  private static final Duration SIGNAL_LIMIT = Duration.ofSeconds(10);
  private static final int LINES_SHOWN = 60;

  private final EtcdOptions options;
  private final String name;
  private final URI endpoint;
  private final Path folder;
  private final List<String> command;
  private final EtcdHttp http;

  /** Guards the process; held while one starts or ends, not while a healthy one is waited for. */
  private final ReentrantLock lock = new ReentrantLock();

  private volatile @Nullable Process process;
  private volatile Path log;
  private int launches;
  private boolean closed;

  /** A member that does not run yet. */
  EtcdServer(Path binary, EtcdOptions options, EtcdMember member, List<EtcdMember> all) {
    this.options = options;
    this.name = member.name();
    this.endpoint = URI.create(member.clientUrl(options));
    try {
      Files.createDirectories(options.parent());
      this.folder = Files.createTempDirectory(options.parent(), "navarch-etcd-");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    this.log = folder.resolve("etcd.log");
    this.command = EtcdFlags.command(binary, options, member, all, folder.resolve("data"));
    TestCertificates certificates = options.certificates();
    this.http =
        new EtcdHttp(
            endpoint, certificates == null ? null : certificates.sslContext(certificates.client()));
    LeftoverServers.add(this);
  }

  /** Starts a server with {@link EtcdOptions#DEFAULT} and waits until it serves. */
  public static EtcdServer start() {
    return start(EtcdOptions.DEFAULT);
  }

  /**
   * Starts a server and waits until it serves. Where there is no etcd, the calling test is left out
   * as {@link EtcdBinary#require} says.
   */
  public static EtcdServer start(EtcdOptions options) {
    Path binary = EtcdBinary.require();
    for (int tries = 1; ; tries++) {
      EtcdMember member = EtcdMember.stream(1).toList().getFirst();
      EtcdServer server = new EtcdServer(binary, options, member, List.of(member));
      try {
        server.launch();
        server.awaitHealthy(START_LIMIT);
        return server;
      } catch (PortTakenException e) {
        server.close();
        if (tries == START_TRIES) {
          throw e;
        }
      } catch (RuntimeException e) {
        server.close();
        throw e;
      }
    }
  }

  /** Where clients connect: {@code http} or {@code https}, 127.0.0.1 and a port. */
  public URI endpoint() {
    return endpoint;
  }

  public EtcdOptions options() {
    return options;
  }

  /** The folder with everything that this server writes: what it takes on the disk. */
  public Path folder() {
    return folder;
  }

  /** The process id of the server. */
  public long pid() {
    return running().pid();
  }

  /** Whether there is a process; one that is paused counts. */
  public boolean isRunning() {
    Process current = process;
    return current != null && current.isAlive();
  }

  /** Whether the server answers now that it can serve. */
  public boolean isHealthy() {
    return isRunning() && http.isHealthy();
  }

  /** Ends the process as a crash would, and returns when it is gone. Its data stay. */
  public void kill() {
    lock.lock();
    try {
      Process current = process;
      if (current != null) {
        end(current);
      }
    } finally {
      lock.unlock();
    }
  }

  /**
   * Starts the server again on the same ports and data, after a {@link #kill} if it still runs, and
   * waits until it serves.
   */
  public void restart() {
    for (int tries = 1; ; tries++) {
      launch();
      try {
        awaitHealthy(START_LIMIT);
        return;
      } catch (PortTakenException e) {
        if (tries == START_TRIES) {
          throw e;
        }
      }
    }
  }

  /**
   * {@link #restart} without the wait: for the members of a cluster that has lost its majority, of
   * which none serves before enough of them run.
   */
  public void launch() {
    lock.lock();
    try {
      if (closed) {
        throw new IllegalStateException("the server at " + endpoint + " is closed");
      }
      kill();
      log = folder.resolve("etcd-" + ++launches + ".log");
      ProcessBuilder builder =
          new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
      builder.environment().keySet().removeIf(name -> name.startsWith("ETCD_"));
      process = builder.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      lock.unlock();
    }
  }

  /**
   * Waits until the server serves.
   *
   * @throws IllegalStateException with the end of its log if it ends instead, or the limit passes
   */
  public void awaitHealthy(Duration limit) {
    // The name, because whoever took the port before this server could may be healthy as well.
    BooleanSupplier serves = () -> http.isHealthy() && http.knows(name);
    boolean settled = Deadline.in(limit).await(() -> !isRunning() || serves.getAsBoolean());
    if (settled && isRunning()) {
      return;
    }
    String tail = logTail();
    if (!isRunning() && tail.contains("address already in use")) {
      throw new PortTakenException(endpoint, tail);
    }
    throw new IllegalStateException(
        "the etcd at %s %s; its log ends with:%n%s"
            .formatted(endpoint, isRunning() ? "does not become healthy" : "ended", tail));
  }

  /** Makes the process stand still: connections stay, and nothing answers. */
  public void pause() {
    signal("STOP", 'T');
  }

  /** Ends a {@link #pause}. */
  public void resume() {
    signal("CONT", 'R', 'S', 'D');
  }

  /** The last lines that the current or last process wrote. */
  public String logTail() {
    try {
      List<String> lines = Files.exists(log) ? Files.readAllLines(log) : List.of();
      return String.join(
          System.lineSeparator(),
          lines.subList(Math.max(0, lines.size() - LINES_SHOWN), lines.size()));
    } catch (IOException e) {
      return "the log cannot be read: " + e;
    }
  }

  /** Ends the process and deletes its folder. */
  @Override
  public void close() {
    lock.lock();
    try {
      if (!closed) {
        closed = true;
        kill();
        http.close();
        deleteFolder();
        LeftoverServers.remove(this);
      }
    } finally {
      lock.unlock();
    }
  }

  /** {@link #close} for the end of the JVM: waits for no lock. */
  void abandon() {
    Process current = process;
    if (current != null) {
      end(current);
    }
    deleteFolder();
  }

  EtcdHttp http() {
    return http;
  }

  private Process running() {
    Process current = process;
    if (current == null || !current.isAlive()) {
      throw new IllegalStateException("the etcd at " + endpoint + " does not run");
    }
    return current;
  }

  private static void end(Process process) {
    process.destroyForcibly().onExit().join();
  }

  /** Sends a signal and waits until the kernel shows the process in one of the states. */
  private void signal(String name, Character... states) {
    lock.lock();
    try {
      long pid = pid();
      Command.Result result =
          Command.run(
              List.of("sh", "-c", "kill -" + name + " \"$1\"", "sh", Long.toString(pid)),
              SIGNAL_LIMIT);
      if (!result.succeeded()
          || !Deadline.in(SIGNAL_LIMIT).await(() -> List.of(states).contains(state(pid)))) {
        throw new IllegalStateException(
            "the etcd at %s did not take signal %s: %s"
                .formatted(endpoint, name, result.lastLine()));
      }
    } finally {
      lock.unlock();
    }
  }

  private static char state(long pid) {
    try {
      String stat = Files.readString(Path.of("/proc", Long.toString(pid), "stat"));
      return stat.charAt(stat.lastIndexOf(')') + 2);
    } catch (IOException e) {
      return '?';
    }
  }

  private void deleteFolder() {
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
