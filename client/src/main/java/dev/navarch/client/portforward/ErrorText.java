package dev.navarch.client.portforward;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * What a server says of a connection while another thread waits for it. One thread adds, and says
 * that it is all; any thread waits.
 */
final class ErrorText {
  private static final int MAX = 16 * 1024;
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final CountDownLatch told = new CountDownLatch(1);
  private final ByteArrayOutputStream text = new ByteArrayOutputStream(); // its own lock

  /** Adds to it; nothing beyond a size that a person would read. */
  void add(byte[] bytes, int length) {
    text.write(bytes, 0, Math.max(0, Math.min(length, MAX - text.size())));
  }

  void isAll() {
    told.countDown();
  }

  /** Waits for all of it, though not for ever, and throws it if there is any. */
  void throwIfAny(int port) throws IOException, InterruptedException {
    boolean unused = told.await(PATIENCE.toNanos(), TimeUnit.NANOSECONDS);
    String problem = text.toString(StandardCharsets.UTF_8).strip();
    if (!problem.isEmpty()) {
      throw new IOException("an error occurred forwarding to port " + port + ": " + problem);
    }
  }
}
