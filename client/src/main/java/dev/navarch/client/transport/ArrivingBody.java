package dev.navarch.client.transport;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of an answer as the JDK's client delivers them. Like the JDK's own stream of them it
 * asks for a piece at a time, so that what nobody reads waits at the server; unlike that one, it
 * does not wait for ever where nobody wants to.
 *
 * <p>One thread reads, the client's threads deliver; any thread may close, and a reader that waits
 * then fails.
 */
final class ArrivingBody extends InputStream implements BodySubscriber<InputStream> {
  private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

  /** A piece, the mark of the end, and the mark that wakes a reader of what was closed. */
  private static final int MOST_WAITING = 3;

  private final Patience patience;
  private final BlockingQueue<List<ByteBuffer>> arrived = new ArrayBlockingQueue<>(MOST_WAITING);
  private final AtomicReference<Flow.@Nullable Subscription> subscription = new AtomicReference<>();
  private volatile boolean isClosed;
  private volatile boolean isComplete;
  private volatile @Nullable Throwable failure;

  // The reader's own.
  private Iterator<ByteBuffer> pieces = Collections.emptyIterator();
  private ByteBuffer piece = NOTHING;
  private boolean isAtEnd;

  ArrivingBody(Patience patience) {
    this.patience = patience;
  }

  // ---- delivery

  /** Is there at once, before anything else is. */
  @Override
  public CompletionStage<InputStream> getBody() {
    return CompletableFuture.completedStage(this);
  }

  @Override
  public void onSubscribe(Flow.Subscription told) {
    if (!subscription.compareAndSet(null, told)) {
      told.cancel();
      return;
    }
    if (isClosed) {
      cancel();
      return;
    }
    told.request(1);
  }

  @Override
  public void onNext(List<ByteBuffer> next) {
    if (next.isEmpty()) { // a frame of HTTP/2 may bring nothing, and here that is a mark
      askForMore();
      return;
    }
    boolean unused = arrived.offer(next); // there is room for the one that was asked for
  }

  @Override
  public void onError(Throwable thrown) {
    failure = thrown;
    wake();
  }

  @Override
  public void onComplete() {
    isComplete = true;
    wake();
  }

  /** Where there is no room, nobody waits. */
  private void wake() {
    boolean unused = arrived.offer(List.of());
  }

  // ---- reading

  @Override
  public int read() throws IOException {
    return fill() ? piece.get() & 0xFF : -1;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int unused = Objects.checkFromIndexSize(offset, length, bytes.length);
    if (length == 0) {
      return 0;
    }
    if (!fill()) {
      return -1;
    }
    int count = Math.min(length, piece.remaining());
    piece.get(bytes, offset, count);
    return count;
  }

  @Override
  public int available() {
    if (isClosed) {
      return 0;
    }
    if (piece.hasRemaining()) {
      return piece.remaining();
    }
    List<ByteBuffer> next = arrived.peek();
    return pieces.hasNext() || (next != null && !next.isEmpty()) ? 1 : 0;
  }

  /** Waits for a byte that was not read yet; false at the end. */
  private boolean fill() throws IOException {
    while (!piece.hasRemaining()) {
      checkOpen();
      if (pieces.hasNext()) {
        piece = pieces.next();
      } else if (isAtEnd) {
        return false;
      } else {
        turn();
      }
    }
    return true;
  }

  private void turn() throws IOException {
    if (failure != null && arrived.isEmpty()) { // whatever came before it is read first
      throw new IOException("broken off", failure);
    }
    List<ByteBuffer> next;
    try {
      next = patience.take(arrived);
    } catch (InterruptedException e) {
      close();
      Thread.currentThread().interrupt();
      throw new IOException(e);
    } catch (IOException e) {
      close();
      throw e;
    }
    checkOpen();
    if (next.isEmpty()) {
      isAtEnd = isComplete && arrived.isEmpty();
      return;
    }
    pieces = next.iterator();
    askForMore();
  }

  private void askForMore() {
    Flow.Subscription more = subscription.get();
    if (more != null) {
      more.request(1);
    }
  }

  private void checkOpen() throws IOException {
    if (isClosed) {
      throw new IOException("closed", failure);
    }
  }

  @Override
  public void close() {
    isClosed = true;
    cancel();
    wake();
  }

  private void cancel() {
    Flow.Subscription ended = subscription.getAndSet(null);
    if (ended != null) {
      ended.cancel();
    }
  }
}
