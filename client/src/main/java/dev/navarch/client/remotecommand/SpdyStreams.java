package dev.navarch.client.remotecommand;

import dev.navarch.client.spdy.SpdyConnection;
import dev.navarch.client.spdy.SpdyStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * A command's streams, each a stream of SPDY. Those that a request asked for must all be opened:
 * the server waits for them. What comes on two of them at a time is taken by a thread for each.
 */
final class SpdyStreams implements CommandStreams {
  private final SpdyConnection connection;
  private final SpdyStream error;
  private final @Nullable SpdyStream stdin;
  private final @Nullable SpdyStream stdout;
  private final @Nullable SpdyStream stderr;
  private final @Nullable SpdyStream resize;

  private SpdyStreams(SpdyConnection connection, CommandWish wish)
      throws IOException, InterruptedException {
    this.connection = connection;
    error = open("error");
    stdin = wish.stdin() ? open("stdin") : null;
    stdout = wish.stdout() ? open("stdout") : null;
    stderr = wish.stderr() ? open("stderr") : null;
    resize = wish.tty() && knowsSizes(connection.protocol()) ? open("resize") : null;
  }

  static SpdyStreams open(SpdyConnection connection, CommandWish wish)
      throws IOException, InterruptedException {
    try {
      return new SpdyStreams(connection, wish);
    } catch (IOException | InterruptedException e) {
      connection.close();
      throw e;
    }
  }

  private SpdyStream open(String type) throws IOException, InterruptedException {
    return connection.createStream(Map.of("streamType", type));
  }

  private static boolean knowsSizes(String protocol) {
    return protocol.startsWith("v3.") || protocol.startsWith("v4.");
  }

  @Override
  public void input(byte[] bytes, int length) throws IOException {
    if (stdin != null) {
      stdin.out().write(bytes, 0, length);
    }
  }

  @Override
  public void endInput() throws IOException {
    if (stdin != null) {
      stdin.out().close();
    }
  }

  @Override
  public void resize(TerminalSize size) throws IOException {
    if (resize != null) {
      resize.out().write(size.json());
    }
  }

  @Override
  public ExecResult deliver(CommandOutputs outputs) throws IOException, InterruptedException {
    AtomicReference<@Nullable IOException> failure = new AtomicReference<>();
    Thread other =
        Thread.ofVirtual()
            .name("navarch-stderr")
            .start(() -> copy(stderr, outputs.stderr(), failure));
    copy(stdout, outputs.stdout(), failure);
    other.join();
    IOException first = failure.get();
    if (first != null) {
      throw first;
    }
    CommandStatus status = new CommandStatus(connection.protocol());
    byte[] buffer = new byte[4096];
    InputStream in = error.in();
    for (int count; (count = in.read(buffer)) >= 0; ) {
      status.add(buffer, count);
    }
    return status.result(connection.server());
  }

  /** An output that fails ends the other one too. */
  private void copy(
      @Nullable SpdyStream from,
      @Nullable OutputStream to,
      AtomicReference<@Nullable IOException> failure) {
    if (from == null) {
      return;
    }
    byte[] buffer = new byte[32 * 1024];
    try {
      for (int count; (count = from.in().read(buffer)) >= 0; ) {
        if (to != null) {
          to.write(buffer, 0, count);
          if (from.in().available() == 0) {
            to.flush();
          }
        }
      }
    } catch (IOException e) {
      failure.compareAndSet(null, e);
      connection.close();
    } catch (RuntimeException e) { // of an output that is the caller's
      failure.compareAndSet(null, new IOException("an output failed: " + e.getMessage(), e));
      connection.close();
    }
  }

  @Override
  public void close() {
    connection.close();
  }
}
