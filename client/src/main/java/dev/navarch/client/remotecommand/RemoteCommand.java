package dev.navarch.client.remotecommand;

import dev.navarch.api.core.v1.Pod;
import dev.navarch.client.rest.RestClient;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A command for a container while it is put together. It runs with what was set; it can be run
 * again. Belongs to one thread.
 *
 * <pre>{@code
 * ExecResult result =
 *     RemoteCommand.exec(client, "default", "web", "ls", "-l").stdout(System.out).run();
 * }</pre>
 */
public final class RemoteCommand {
  private final RestClient client;
  private final String namespace;
  private final String pod;
  private final List<String> command;
  private String container = "";
  private boolean tty;
  private Duration timeout = Duration.ZERO;
  private @Nullable InputStream stdin;
  private @Nullable OutputStream stdout;
  private @Nullable OutputStream stderr;
  private boolean pipesStdin;
  private boolean pipesStdout;
  private boolean pipesStderr;
  private @Nullable TerminalSizeQueue sizes;

  private RemoteCommand(RestClient client, String namespace, String pod, List<String> command) {
    this.client = client;
    this.namespace = namespace;
    this.pod = pod;
    this.command = command;
  }

  /**
   * A command to run in the pod's container.
   *
   * @param command the program and its arguments; no shell reads them
   */
  public static RemoteCommand exec(
      RestClient client, String namespace, String pod, String... command) {
    if (command.length == 0) {
      throw new IllegalArgumentException("you must specify at least one command for the container");
    }
    return new RemoteCommand(client, namespace, pod, List.of(command));
  }

  /** A command to run in the {@linkplain DefaultContainer default container} of a pod. */
  public static RemoteCommand exec(RestClient client, Pod pod, String... command) {
    return exec(client, pod.metadata().namespace(), pod.metadata().name(), command)
        .container(DefaultContainer.of(pod));
  }

  /** The program that runs in the pod's container already. */
  public static RemoteCommand attach(RestClient client, String namespace, String pod) {
    return new RemoteCommand(client, namespace, pod, List.of());
  }

  /** The program that runs in the {@linkplain DefaultContainer default container} of a pod. */
  public static RemoteCommand attach(RestClient client, Pod pod) {
    return attach(client, pod.metadata().namespace(), pod.metadata().name())
        .container(DefaultContainer.of(pod));
  }

  /** Sets the container; needed for a pod that has several. */
  public RemoteCommand container(String value) {
    container = value;
    return this;
  }

  /** Sets whether the command has a terminal; it writes everything to one output then. */
  public RemoteCommand tty(boolean value) {
    tty = value;
    return this;
  }

  /**
   * Sets what the command reads, up to its end. It is read ahead of the command, and a read that
   * hangs may outlast it.
   */
  public RemoteCommand stdin(InputStream value) {
    stdin = value;
    return this;
  }

  /** Sets where the command's output goes. Who is slow there makes the command slow. */
  public RemoteCommand stdout(OutputStream value) {
    stdout = value;
    return this;
  }

  /** Sets where the command's error output goes; not for one with a terminal. */
  public RemoteCommand stderr(OutputStream value) {
    stderr = value;
    return this;
  }

  /** Lets the caller write the command's input: {@link RunningCommand#stdin}. */
  public RemoteCommand pipeStdin() {
    pipesStdin = true;
    return this;
  }

  /** Lets the caller read the command's output: {@link RunningCommand#stdout}. */
  public RemoteCommand pipeStdout() {
    pipesStdout = true;
    return this;
  }

  /** Lets the caller read the command's error output: {@link RunningCommand#stderr}. */
  public RemoteCommand pipeStderr() {
    pipesStderr = true;
    return this;
  }

  /** Sets who tells the terminal's size, from the beginning on; only for one with a terminal. */
  public RemoteCommand terminalSizes(TerminalSizeQueue value) {
    sizes = value;
    return this;
  }

  /**
   * Sets how long it may take from the request to the command's end; no limit unless set. Of a
   * command that was {@linkplain #start started}, whoever waits for the end notices.
   */
  public RemoteCommand timeout(Duration value) {
    timeout = value;
    return this;
  }

  /**
   * Runs it and waits until it has ended. An interrupt, or the time, ends the wait and the
   * connection; the program in the container may go on.
   *
   * @return how it ended, whatever its code
   * @throws dev.navarch.apimachinery.errors.ApiException if the server refused, or could not run it
   * @throws IOException if the connection was lost, or an output does not take what it is given
   */
  public ExecResult run() throws IOException, InterruptedException {
    try (RunningCommand running = start()) {
      return running.await();
    }
  }

  /** Starts it. The caller closes it. */
  public RunningCommand start() throws IOException, InterruptedException {
    if (tty && (stderr != null || pipesStderr)) {
      throw new IllegalArgumentException("a command with a terminal has no error output");
    }
    CommandWish wish =
        new CommandWish(
            command,
            container,
            stdin != null || pipesStdin,
            stdout != null || pipesStdout,
            stderr != null || pipesStderr,
            tty);
    if (!wish.stdin() && !wish.stdout() && !wish.stderr()) {
      wish = new CommandWish(command, container, false, true, !tty, tty); // a server wants one
    }
    long startedAt = System.nanoTime();
    CommandStreams streams = new CommandDialer(client, namespace, pod, wish, timeout).dial();
    String name = "%s of pod %s/%s".formatted(wish.subresource(), namespace, pod);
    RunningCommand running =
        new RunningCommand(name, streams, pipesStdin, pipesStdout, pipesStderr, timeout, startedAt);
    running.start(stdin, stdout, stderr, tty ? sizes : null);
    return running;
  }
}
