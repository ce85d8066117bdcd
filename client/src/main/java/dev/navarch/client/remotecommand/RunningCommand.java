package dev.navarch.client.remotecommand;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.client.duplex.Pipe;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * A command that runs in a container, seen from here. A virtual thread takes what it writes to
 * where it belongs, another one sends its input, a third one the terminal's sizes. Any thread may
 * wait for its end, resize or close; each of the three pipes belongs to one thread at a time.
 */
public final class RunningCommand implements AutoCloseable {
  private static final Logger LOG = System.getLogger("dev.navarch.client.remotecommand");
  private static final int PIPE = 64 * 1024;
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final String name;
  private final CommandStreams streams;
  private final @Nullable Pipe stdin;
  private final @Nullable Pipe stdout;
  private final @Nullable Pipe stderr;
  private final Duration timeout;
  private final long startedAt;
  private final CompletableFuture<ExecResult> end = new CompletableFuture<>();
  private final List<Thread> senders = new ArrayList<>();
  private final AtomicReference<Phase> phase = new AtomicReference<>(Phase.RUNNING);
  private @Nullable Thread deliverer; // set before anybody else knows of the command

  /**
   * Whoever leaves {@link #RUNNING} first says how it ended. A server may answer the good-bye of
   * {@link #close} with an end of its own, and that is no result: nobody knows of what.
   */
  private enum Phase {
    RUNNING,
    ENDED,
    CLOSED
  }

  RunningCommand(
      String name,
      CommandStreams streams,
      boolean pipesStdin,
      boolean pipesStdout,
      boolean pipesStderr,
      Duration timeout,
      long startedAt) {
    this.name = name;
    this.streams = streams;
    this.stdin = pipesStdin ? new Pipe(PIPE) : null;
    this.stdout = pipesStdout ? new Pipe(PIPE) : null;
    this.stderr = pipesStderr ? new Pipe(PIPE) : null;
    this.timeout = timeout;
    this.startedAt = startedAt;
  }

  void start(
      @Nullable InputStream in,
      @Nullable OutputStream out,
      @Nullable OutputStream errors,
      @Nullable TerminalSizeQueue sizes) {
    InputStream input = stdin == null ? in : stdin.source();
    if (input != null) {
      senders.add(Thread.ofVirtual().name("navarch-stdin").start(() -> sendInput(input)));
    }
    if (sizes != null) {
      senders.add(Thread.ofVirtual().name("navarch-resize").start(() -> sendSizes(sizes)));
    }
    CommandOutputs outputs =
        new CommandOutputs(
            stdout == null ? out : stdout.sink(), stderr == null ? errors : stderr.sink());
    deliverer = Thread.ofVirtual().name("navarch-command").start(() -> deliver(outputs));
  }

  // ---- what its threads do

  private void deliver(CommandOutputs outputs) {
    try {
      ExecResult result = streams.deliver(outputs);
      outputs.flush();
      if (wasClosed()) {
        fail(closed(null));
      } else {
        endOutputs(null);
        end.complete(result);
      }
    } catch (ApiException e) {
      if (wasClosed()) {
        fail(closed(e));
      } else {
        fail(e, failed(e));
      }
    } catch (IOException e) {
      fail(wasClosed() ? closed(e) : failed(e));
    } catch (InterruptedException e) {
      fail(new IOException(name + " was interrupted", e));
      Thread.currentThread().interrupt();
    } catch (RuntimeException | Error e) { // of an output that is the caller's
      fail(e, failed(e));
    } finally {
      endInput();
      streams.close();
      senders.forEach(Thread::interrupt);
    }
  }

  /** If it was not until now, it has ended by itself. */
  private boolean wasClosed() {
    return !phase.compareAndSet(Phase.RUNNING, Phase.ENDED) && phase.get() == Phase.CLOSED;
  }

  private void fail(IOException reason) {
    fail(reason, reason);
  }

  /** Who waits is told first: a reader that fails may ask at once how it ended. */
  private void fail(Throwable reason, IOException toReaders) {
    end.completeExceptionally(reason);
    endOutputs(toReaders);
  }

  private IOException failed(Throwable cause) {
    return new IOException(name + " failed: " + cause.getMessage(), cause);
  }

  private IOException closed(@Nullable Exception cause) {
    return new IOException(name + " was closed", cause);
  }

  /** A good end comes before others are told of it: whoever reads to the end may close then. */
  private void endOutputs(@Nullable IOException failure) {
    for (Pipe pipe : new Pipe[] {stdout, stderr}) {
      if (pipe != null && failure != null) {
        pipe.fail(failure);
      } else if (pipe != null) {
        close(pipe.sink());
      }
    }
  }

  /** After it, so that whoever can write no more knows why. */
  private void endInput() {
    if (stdin != null) {
      stdin.fail(new IOException(name + " has ended"));
    }
  }

  private static void close(OutputStream sink) {
    try {
      sink.close();
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "an output was not closed well: {0}", e.toString());
    }
  }

  private void sendInput(InputStream input) {
    byte[] buffer = new byte[32 * 1024];
    try {
      for (int count; (count = readInput(input, buffer)) >= 0; ) {
        if (count > 0) {
          streams.input(buffer, count);
        }
      }
      streams.endInput();
    } catch (IOException e) { // the end of the command tells more
      LOG.log(Level.DEBUG, "the input of {0} ended early: {1}", name, e.toString());
    }
  }

  /**
   * When the input cannot be read, all ends: the command would wait for the rest for ever. An input
   * that breaks off because of {@link #close} says nothing of its own.
   */
  private int readInput(InputStream input, byte[] buffer) throws IOException {
    try {
      return input.read(buffer);
    } catch (IOException e) {
      if (phase.compareAndSet(Phase.RUNNING, Phase.ENDED)) {
        end.completeExceptionally(
            new IOException("the input of " + name + " failed: " + e.getMessage(), e));
        streams.close();
      }
      throw e;
    }
  }

  private void sendSizes(TerminalSizeQueue sizes) {
    try {
      for (TerminalSize size; (size = sizes.next()) != null; ) {
        streams.resize(size);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "{0} does not know its size: {1}", name, e.toString());
    }
  }

  // ---- what callers do

  /** The command's input, if it was to be piped. Closing it is its end. */
  public OutputStream stdin() {
    return piped(stdin).sink();
  }

  /**
   * The command's output, if it was to be piped. It must be read to its end, or be closed; a
   * command that has two outputs waits for both to be read.
   */
  public InputStream stdout() {
    return piped(stdout).source();
  }

  /** The command's error output, if it was to be piped. */
  public InputStream stderr() {
    return piped(stderr).source();
  }

  private static Pipe piped(@Nullable Pipe pipe) {
    if (pipe == null) {
      throw new IllegalStateException("it was not said that this should be piped");
    }
    return pipe;
  }

  /** Tells the command that its terminal has another size. */
  public void resize(TerminalSize size) throws IOException {
    streams.resize(size);
  }

  public boolean isDone() {
    return end.isDone();
  }

  /**
   * Waits for the command's end, as long as it takes or its time-out allows.
   *
   * @throws dev.navarch.apimachinery.errors.ApiException if it could not run
   * @throws SocketTimeoutException if it took too long; it is closed then
   * @throws IOException if the connection was lost or closed
   */
  public ExecResult await() throws IOException, InterruptedException {
    if (timeout.isZero()) {
      return await(Duration.ZERO);
    }
    Duration left = timeout.minusNanos(System.nanoTime() - startedAt);
    return await(left.isPositive() ? left : Duration.ofNanos(1));
  }

  /** Waits no longer than this; zero for as long as it takes. It is closed if it takes longer. */
  public ExecResult await(Duration atMost) throws IOException, InterruptedException {
    try {
      return atMost.isZero()
          ? end.get()
          : end.get(TimeUnit.NANOSECONDS.convert(atMost), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      close();
      throw new SocketTimeoutException("%s did not end within %s".formatted(name, atMost(atMost)));
    } catch (InterruptedException e) {
      close();
      throw e;
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case ApiException told -> throw told;
        case IOException told -> throw told;
        case RuntimeException fault -> throw fault;
        case null, default -> throw new IllegalStateException(e.getCause());
      }
    }
  }

  private Duration atMost(Duration waited) {
    return timeout.isZero() ? waited : timeout;
  }

  /**
   * Ends the connection, and waits a moment for the last output to be delivered. Whoever waits for
   * the end is told that it was closed, unless it had ended before. What the program in the
   * container does then is its own affair.
   */
  @Override
  public void close() {
    boolean unused = phase.compareAndSet(Phase.RUNNING, Phase.CLOSED);
    streams.close();
    endOutputs(closed(null));
    endInput();
    senders.forEach(Thread::interrupt);
    Thread delivering = deliverer;
    if (delivering != null && !delivering.equals(Thread.currentThread())) {
      try {
        unused = delivering.join(PATIENCE);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
