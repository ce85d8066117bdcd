package dev.navarch.apiserver.server;

import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.http.Responder;
import dev.navarch.apiserver.http.ResponseStream;
import java.util.concurrent.atomic.AtomicBoolean;

/** Tells when a request is answered, and takes care that it is answered once. */
final class CountingResponder implements Responder {
  /** Hears that an answer began. */
  interface Listener {
    void answered(int status, long bytes);
  }

  private static final int SWITCHING_PROTOCOLS = 101;

  private final Responder responder;
  private final Listener listener;
  private final Runnable done;
  private final AtomicBoolean begun = new AtomicBoolean();

  CountingResponder(Responder responder, Listener listener, Runnable done) {
    this.responder = responder;
    this.listener = listener;
    this.done = done;
  }

  /** Whether an answer has begun: a failure that comes up afterwards can no longer be told. */
  boolean hasBegun() {
    return begun.get();
  }

  @Override
  public void respond(int status, Headers headers, byte[] body) {
    begun.set(true);
    try {
      responder.respond(status, headers, body);
    } finally {
      done.run();
      listener.answered(status, body.length);
    }
  }

  @Override
  public ResponseStream stream(int status, Headers headers) {
    begun.set(true);
    return begun(status, responder.stream(status, headers));
  }

  @Override
  public ResponseStream events(int status, Headers headers) {
    begun.set(true);
    return begun(status, responder.events(status, headers));
  }

  /** What cannot become a WebSocket is still to be answered. */
  @Override
  public ResponseStream webSocket(Headers headers, boolean text) {
    ResponseStream stream = responder.webSocket(headers, text);
    begun.set(true);
    return begun(SWITCHING_PROTOCOLS, stream);
  }

  private ResponseStream begun(int status, ResponseStream stream) {
    listener.answered(status, -1);
    stream.onClose(done);
    return stream;
  }
}
