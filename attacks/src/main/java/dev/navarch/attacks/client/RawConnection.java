package dev.navarch.attacks.client;

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

/** A connection of HTTP/1.1 that sends any bytes and reads only when told to. */
public final class RawConnection implements AutoCloseable {
  private final SSLSocket socket;
  private final InputStream in;

  private RawConnection(SSLSocket socket) throws IOException {
    this.socket = socket;
    this.in = new BufferedInputStream(socket.getInputStream());
  }

  public static RawConnection open(Target target) throws IOException {
    return new RawConnection(target.connect("http/1.1"));
  }

  public void send(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
    socket.getOutputStream().flush();
  }

  public void send(String text) throws IOException {
    send(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  /** Reads the next response, whose body has a length or comes in chunks. */
  public Answer receive() throws IOException {
    String line = line();
    if (!line.startsWith("HTTP/1.")) {
      throw new IOException("not a response: " + line);
    }
    Map<String, List<String>> fields = new TreeMap<>();
    for (String field = line(); !field.isEmpty(); field = line()) {
      int colon = field.indexOf(':');
      fields
          .computeIfAbsent(
              field.substring(0, colon).toLowerCase(Locale.ROOT), name -> new ArrayList<>())
          .add(field.substring(colon + 1).strip());
    }
    HttpHeaders headers = HttpHeaders.of(fields, (name, value) -> true);
    byte[] body =
        headers.firstValue("transfer-encoding").isPresent()
            ? chunks()
            : exactly((int) headers.firstValueAsLong("content-length").orElse(0));
    return new Answer(Integer.parseInt(line.substring(9, 12)), headers, body);
  }

  private byte[] exactly(int length) throws IOException {
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException("the response ended too early");
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

  /** Reads until the server closes the connection. */
  public byte[] rest() throws IOException {
    return in.readAllBytes();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
