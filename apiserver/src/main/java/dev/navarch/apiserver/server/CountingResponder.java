package dev.navarch.apiserver.server;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.http.RequestAllowance;
import dev.navarch.apiserver.http.Responder;
import dev.navarch.apiserver.http.ResponseStream;
import dev.navarch.apiserver.http.StatusAnswer;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Reports when a request is answered, takes care that it is answered once, and counts what its
 * response takes. What it is charged to is known once its sender is.
 */
final class CountingResponder implements Responder {
  /** Receives the beginning of a response. */
  interface Listener {
    void answered(int status, long bytes);
  }

  private static final int SWITCHING_PROTOCOLS = 101;
  private static final int TOO_MANY_REQUESTS = 429;

  private final Responder responder;
  private final Listener listener;
  private final Runnable done;
  private final AtomicBoolean begun = new AtomicBoolean();
  private volatile @Nullable RequestCharge charge;
  private volatile @Nullable ResponseStream stream;

  /**
   * Stands before a responder.
   *
   * @param done runs once, when the response is complete as far as the server is concerned
   */
  CountingResponder(Responder responder, Listener listener, Runnable done) {
    this.responder = responder;
    this.listener = listener;
    this.done = done;
  }

  /** From now on the request is charged to its user. Called before it is answered. */
  void chargeTo(RequestCharge taken) {
    charge = taken;
  }

  /** Whether an answer has begun: a failure that comes up afterwards can no longer be told. */
  boolean hasBegun() {
    return begun.get();
  }

  @Override
  public void respond(int status, Headers headers, byte[] body) {
    begun.set(true);
    RequestCharge charged = charge;
    if (charged != null && !charged.holdResponse(body.length)) {
      charge = null;
      try {
        StatusAnswer.send(
            responder,
            ApiException.tooManyRequests(
                "too many responses to this client have not been read", 1));
      } finally {
        charged.answered();
        finish(TOO_MANY_REQUESTS, body.length);
      }
      return;
    }
    try {
      responder.respond(
          status,
          headers,
          body,
          charged == null ? () -> {} : () -> charged.addUnsent(-body.length));
    } finally {
      if (charged != null) {
        charged.answered();
      }
      finish(status, body.length);
    }
  }

  private void finish(int status, long bytes) {
    done.run();
    listener.answered(status, bytes);
  }

  @Override
  public ResponseStream stream(int status, Headers headers) {
    begun.set(true);
    return begun(status, responder.stream(status, headers, allowance()));
  }

  @Override
  public ResponseStream events(int status, Headers headers) {
    begun.set(true);
    return begun(status, responder.events(status, headers, allowance()));
  }

  /** What cannot become a WebSocket is still to be answered. */
  @Override
  public ResponseStream webSocket(Headers headers, boolean text) {
    ResponseStream socket = responder.webSocket(headers, text, allowance());
    begun.set(true);
    return begun(SWITCHING_PROTOCOLS, socket);
  }

  private RequestAllowance allowance() {
    RequestCharge charged = charge;
    return charged == null ? RequestAllowance.UNLIMITED : charged;
  }

  private ResponseStream begun(int status, ResponseStream begunStream) {
    stream = begunStream;
    listener.answered(status, -1);
    begunStream.onClose(done);
    RequestCharge charged = charge;
    if (charged == null) {
      return begunStream;
    }
    begunStream.onClose(charged::answered);
    return new SeatedStream(begunStream, charged.seat());
  }

  /** Breaks a streamed response off, so that the client notices that it is not complete. */
  void abort() {
    ResponseStream open = stream;
    if (open != null) {
      open.abort();
    }
  }

  /** Gives the seat back while a slow reader is waited for. */
  private record SeatedStream(ResponseStream stream, Seat seat) implements ResponseStream {
    @Override
    public void write(byte[] piece) {
      stream.write(piece);
    }

    @Override
    public void write(List<byte[]> pieces) {
      stream.write(pieces);
    }

    @Override
    public void writeParts(List<ByteBuffer> parts) {
      stream.writeParts(parts);
    }

    @Override
    public long unsent() {
      return stream.unsent();
    }

    @Override
    public boolean awaitRoom(long window, Duration patience) throws InterruptedException {
      if (stream.awaitRoom(window, Duration.ZERO)) {
        return true;
      }
      seat.pause();
      try {
        return stream.awaitRoom(window, patience);
      } finally {
        seat.resume();
      }
    }

    @Override
    public void end() {
      stream.end();
    }

    @Override
    public void abort() {
      stream.abort();
    }

    @Override
    public void onClose(Runnable action) {
      stream.onClose(action);
    }
  }
}
