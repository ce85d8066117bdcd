package dev.navarch.client.credentials;

import dev.navarch.apimachinery.value.GoQuoting;
import dev.navarch.client.config.FileProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;

/**
 * A token in a file that others replace, read again each minute and when a server refuses it. While
 * it cannot be read, the last token goes on. One lock guards all state.
 */
final class TokenFile implements CredentialSource {
  private static final long LIFETIME = Duration.ofMinutes(1).toNanos();

  private final Path file;
  private final LongSupplier nanos;
  private final ReentrantLock lock = new ReentrantLock();
  private Credential last;
  private boolean isRead;
  private long readAt;

  TokenFile(Path file, String first, LongSupplier nanos) {
    this.file = file;
    this.last = Credential.bearer(first);
    this.nanos = nanos;
  }

  @Override
  public Credential current() throws IOException {
    lock.lock();
    try {
      long now = nanos.getAsLong();
      if (!isRead || now - readAt >= LIFETIME) {
        read(now);
      }
      return last;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public boolean refused(Credential shown) throws IOException {
    lock.lock();
    try {
      if (shown.equals(last)) {
        read(nanos.getAsLong());
      }
      return !shown.equals(last);
    } finally {
      lock.unlock();
    }
  }

  private void read(long now) throws IOException {
    try {
      String token = Files.readString(file).strip();
      if (token.isEmpty()) {
        throw new IOException("read empty token from file " + GoQuoting.quote(file.toString()));
      }
      last = Credential.bearer(token);
    } catch (IOException e) {
      if (last.authorization().isEmpty()) {
        throw new IOException("failed to read token file: " + FileProblem.of(e), e);
      }
    }
    isRead = true;
    readAt = now;
  }
}
