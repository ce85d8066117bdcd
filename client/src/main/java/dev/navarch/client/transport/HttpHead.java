package dev.navarch.client.transport;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.ProtocolException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * The head of an HTTP/1.1 answer, read off a connection that may go on in another protocol right
 * behind it. Immutable.
 */
record HttpHead(int status, HttpHeaders headers) {
  private static final int MAX_HEAD = 64 * 1024;
  private static final int MAX_BODY = 1024 * 1024;

  /** Reads a head, and not a byte more of a stream that has no buffer. */
  static HttpHead read(InputStream in) throws IOException {
    int[] left = {MAX_HEAD};
    String first = line(in, left);
    int status = status(first);
    HttpHeaders headers = HttpHeaders.NONE;
    String line = line(in, left);
    while (!line.isEmpty()) {
      int colon = line.indexOf(':');
      if (colon > 0) {
        headers = headers.and(line.substring(0, colon).strip(), line.substring(colon + 1).strip());
      }
      line = line(in, left);
    }
    return new HttpHead(status, headers);
  }

  private static int status(String line) throws ProtocolException {
    boolean isHttp = line.startsWith("HTTP/1.") && line.length() >= 12 && line.charAt(8) == ' ';
    String digits = isHttp ? line.substring(9, 12) : "";
    if (!isHttp || !digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
      throw new ProtocolException("Invalid status line: \"" + line + "\"");
    }
    return Integer.parseInt(digits);
  }

  private static String line(InputStream in, int[] left) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int b; (b = in.read()) != '\n'; ) {
      if (b < 0) {
        throw new EOFException();
      }
      if (--left[0] < 0) {
        throw new ProtocolException("the head of the answer is too long");
      }
      if (b != '\r') {
        line.write(b);
      }
    }
    return line.toString(StandardCharsets.ISO_8859_1);
  }

  /** Reads the body behind the head; of a long one only the beginning. */
  byte[] body(InputStream in) throws IOException {
    if (status == 204 || status == 304) {
      return new byte[0];
    }
    String coding = headers.first("transfer-encoding").orElse("").toLowerCase(Locale.ROOT);
    if (coding.endsWith("chunked")) {
      return chunks(in);
    }
    String length = headers.first("content-length").orElse("");
    boolean isNumber =
        !length.isEmpty() && length.length() < 10 && length.chars().allMatch(Character::isDigit);
    return in.readNBytes(isNumber ? Math.min(Integer.parseInt(length), MAX_BODY) : MAX_BODY);
  }

  private static byte[] chunks(InputStream in) throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    int[] left = {MAX_HEAD};
    while (body.size() < MAX_BODY) {
      String line = line(in, left);
      int end = line.indexOf(';');
      String digits = (end < 0 ? line : line.substring(0, end)).strip();
      int size;
      try {
        size = Integer.parseInt(digits, 16);
      } catch (NumberFormatException e) {
        throw new ProtocolException("a chunk of the answer has no size");
      }
      if (size <= 0) {
        break;
      }
      body.writeBytes(in.readNBytes(Math.min(size, MAX_BODY)));
      line(in, left);
    }
    return body.toByteArray();
  }
}
