package dev.navarch.testing.server;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.net.ssl.SSLSocket;

/** A connection of HTTP/1.1 over which anything can be sent, whether it makes sense or not. */
final class RawConnection implements AutoCloseable {
  private final SSLSocket socket;
  private final InputStream in;

  private RawConnection(SSLSocket socket) throws IOException {
    this.socket = socket;
    this.in = new BufferedInputStream(socket.getInputStream());
  }

  /** A connection on which nothing is waited for longer than a hang takes to be one. */
  static RawConnection open(RunningServer server) throws IOException {
    return new RawConnection(
        server.trust().connect(server.port(), "http/1.1", (int) ApiClient.PATIENCE.toMillis()));
  }

  void send(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
    socket.getOutputStream().flush();
  }

  void send(String text) throws IOException {
    send(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  /** No more will be sent; answers can still be read. */
  void endSending() throws IOException {
    socket.shutdownOutput();
  }

  /** The header of the next answer; its body is left where it is. */
  Answer receiveHeader() throws IOException {
    String line = line();
    while (line.startsWith("HTTP/1.1 100 ")) {
      while (!line().isEmpty()) {}
      line = line();
    }
    if (!line.startsWith("HTTP/1.")) {
      throw new IOException("not an answer: " + line);
    }
    Map<String, List<String>> headers = new TreeMap<>();
    for (String field = line(); !field.isEmpty(); field = line()) {
      int colon = field.indexOf(':');
      headers
          .computeIfAbsent(
              field.substring(0, colon).toLowerCase(Locale.ROOT), name -> new ArrayList<>())
          .add(field.substring(colon + 1).strip());
    }
    return new Answer(
        Integer.parseInt(line.substring(9, 12)),
        HttpHeaders.of(headers, (name, value) -> true),
        new byte[0]);
  }

  /** The next answer; {@code head} if it has no body whatever its header says. */
  Answer receive(boolean head) throws IOException {
    return receiveBody(receiveHeader(), head);
  }

  /** An answer of which the header is known. */
  Answer receiveBody(Answer header, boolean head) throws IOException {
    byte[] body =
        head
            ? new byte[0]
            : header.headers().firstValue("transfer-encoding").isPresent()
                ? chunks()
                : exactly((int) header.headers().firstValueAsLong("content-length").orElse(0));
    return new Answer(header.status(), header.headers(), body);
  }

  private byte[] exactly(int length) throws IOException {
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException("the answer ended too early");
    }
    return bytes;
  }

  private byte[] chunks() throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    while (true) {
      int length = Integer.parseInt(line(), 16);
      body.writeBytes(exactly(length));
      line();
      if (length == 0) {
        return body.toByteArray();
      }
    }
  }

  private String line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream(80);
    for (int b = in.read(); b != '\n'; b = in.read()) {
      if (b < 0) {
        throw new EOFException("the connection ended");
      }
      if (b != '\r') {
        line.write(b);
      }
    }
    return line.toString(StandardCharsets.ISO_8859_1);
  }

  /** Reads whatever still comes until the server closes the connection. */
  byte[] rest() throws IOException {
    return in.readAllBytes();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
