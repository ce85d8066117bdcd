package dev.navarch.client.transport;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A request as it goes to the server.
 *
 * @param path the path and the query, escaped, beginning with a slash
 * @param body what is sent; empty for none
 * @param timeout until the head of the answer is there, and all of it unless it is a stream; zero
 *     waits as long as it takes
 * @param isStream whether an answer of success goes on for as long as it likes, with silence in
 *     between, such as a watch. What is no stream must not fall silent before its end.
 */
public record TransportRequest(
    String method,
    String path,
    HttpHeaders headers,
    Optional<Body> body,
    Duration timeout,
    boolean isStream) {
  /** A request whose answer is read for as long as it comes. */
  public TransportRequest(
      String method, String path, HttpHeaders headers, Optional<Body> body, Duration timeout) {
    this(method, path, headers, body, timeout, true);
  }

  /**
   * What is sent: bytes that nobody changes any more, or a stream that can be opened again and
   * again, once for each try.
   */
  public static final class Body {
    private final byte @Nullable [] bytes;
    private final Supplier<? extends InputStream> source;

    public Body(byte[] bytes) {
      this.bytes = bytes;
      this.source = () -> new ByteArrayInputStream(bytes);
    }

    private Body(Supplier<? extends InputStream> source) {
      this.bytes = null;
      this.source = source;
    }

    /**
     * A body that is read while it is sent and never held as a whole.
     *
     * @param source opens it from its beginning; whoever sends it closes what it gives
     */
    public static Body of(Supplier<? extends InputStream> source) {
      return new Body(source);
    }

    /** Whether it is a stream, whose length nobody knows. */
    public boolean isStream() {
      return bytes == null;
    }

    /** Begins to read it; the caller closes it. */
    public InputStream open() {
      return source.get();
    }

    /** All of it. */
    public byte[] bytes() {
      if (bytes != null) {
        return bytes;
      }
      try (InputStream in = open()) {
        return in.readAllBytes();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** The same request with other headers. */
  public TransportRequest withHeaders(HttpHeaders others) {
    return new TransportRequest(method, path, others, body, timeout, isStream);
  }

  /** The same request with another time-out. */
  public TransportRequest withTimeout(Duration other) {
    return new TransportRequest(method, path, headers, body, other, isStream);
  }
}
