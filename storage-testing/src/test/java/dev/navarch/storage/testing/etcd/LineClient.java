package dev.navarch.storage.testing.etcd;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/** Sends lines to an endpoint and reads lines from it. */
final class LineClient implements AutoCloseable {
  private static final int PATIENCE_MILLIS = 20_000;
  private static final int SILENCE_MILLIS = 200;

  private final Socket socket;
  private final BufferedReader in;

  LineClient(URI endpoint) throws IOException {
    socket = new Socket(endpoint.getHost(), endpoint.getPort());
    socket.setSoTimeout(PATIENCE_MILLIS);
    in = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
  }

  void send(String line) throws IOException {
    socket.getOutputStream().write((line + "\n").getBytes(UTF_8));
  }

  /** The next line, or null at the end. */
  @Nullable String read() throws IOException {
    return in.readLine();
  }

  @Nullable String ask(String line) throws IOException {
    send(line);
    return read();
  }

  /** Whether nothing comes for a moment, not even an end. */
  boolean isSilent() throws IOException {
    socket.setSoTimeout(SILENCE_MILLIS);
    try {
      in.mark(1);
      in.read();
      in.reset();
      return false;
    } catch (SocketTimeoutException e) {
      return true;
    } finally {
      socket.setSoTimeout(PATIENCE_MILLIS);
    }
  }

  void endOutput() throws IOException {
    socket.shutdownOutput();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
