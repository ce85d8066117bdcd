package dev.navarch.apiserver.http;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.zip.GZIPOutputStream;

/**
 * Compresses pieces before they are sent, on the thread that writes them.
 *
 * <p>The compressor holds memory that no garbage collector counts, so it is given back as soon as
 * the stream is over. That may be noticed on an event loop while another thread is compressing: the
 * event loop does not wait, the other thread then tidies up.
 */
final class GzipStream implements ResponseStream {
  private final ResponseStream stream;
  private final ReentrantLock compressing = new ReentrantLock();

  @GuardedBy("compressing")
  private final ByteArrayOutputStream compressed = new ByteArrayOutputStream(64 << 10);

  @GuardedBy("compressing")
  private final GZIPOutputStream zip;

  @GuardedBy("compressing")
  private boolean released;

  private volatile boolean over;

  GzipStream(ResponseStream stream) {
    this.stream = stream;
    try {
      this.zip = Gzip.into(compressed);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    stream.onClose(this::ended);
  }

  @Override
  public void write(byte[] piece) {
    write(List.of(piece));
  }

  @Override
  public void write(List<byte[]> pieces) {
    compressing.lock();
    try {
      if (!over && !released) {
        for (byte[] piece : pieces) {
          zip.write(piece);
        }
        send();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      compressing.unlock();
    }
    releaseIfOver();
  }

  @GuardedBy("compressing")
  private void send() {
    if (compressed.size() > 0) {
      stream.write(compressed.toByteArray());
      compressed.reset();
    }
  }

  @Override
  public long unsent() {
    return stream.unsent();
  }

  @Override
  public boolean awaitRoom(long window, Duration patience) throws InterruptedException {
    return stream.awaitRoom(window, patience);
  }

  @Override
  public void end() {
    compressing.lock();
    try {
      if (!over && !released) {
        zip.finish();
        send();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      compressing.unlock();
    }
    stream.end();
    releaseIfOver();
  }

  @Override
  public void abort() {
    stream.abort();
  }

  @Override
  public void onClose(Runnable action) {
    stream.onClose(action);
  }

  private void ended() {
    over = true;
    releaseIfOver();
  }

  private void releaseIfOver() {
    if (over && compressing.tryLock()) {
      try {
        if (!released) {
          released = true;
          zip.close();
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } finally {
        compressing.unlock();
      }
    }
  }
}
