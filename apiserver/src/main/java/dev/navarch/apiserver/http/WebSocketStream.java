package dev.navarch.apiserver.http;

import io.netty.channel.Channel;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketCloseStatus;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;

/**
 * Messages on their way over a WebSocket.
 *
 * <p>Whoever ends it says so in a close frame, the other side answers with one, and the connection
 * is closed: by the server, which waits for that answer a short time only.
 */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
final class WebSocketStream implements ResponseStream {
  /** How long a client may take to read what was written before the end. */
  private static final long PATIENCE_MILLIS = 60_000;

  /** How long a client may take to answer a close frame. */
  private static final long LINGER_MILLIS = 2_000;

  private final Channel channel;
  private final WebSocketProtocol protocol;
  private final boolean text;
  private final Unsent unsent;
  private final StreamEnd end = new StreamEnd();

  WebSocketStream(
      Channel channel, WebSocketProtocol protocol, boolean text, RequestAllowance allowance) {
    this.channel = channel;
    this.protocol = protocol;
    this.text = text;
    this.unsent = new Unsent(allowance);
    end.whenOver(unsent::end);
  }

  @Override
  public void write(byte[] message) {
    if (end.isOver()) {
      return;
    }
    WebSocketFrame frame = protocol.frame(message, text);
    int length = frame.content().readableBytes();
    unsent.add(length);
    channel.writeAndFlush(frame).addListener(sent -> unsent.remove(length));
  }

  @Override
  public long unsent() {
    return unsent.get();
  }

  @Override
  public boolean awaitRoom(long window, Duration patience) throws InterruptedException {
    return unsent.awaitRoom(window, patience);
  }

  @Override
  public void end() {
    if (end.reach()) {
      say(WebSocketCloseStatus.NORMAL_CLOSURE, PATIENCE_MILLIS);
    }
  }

  @Override
  public void abort() {
    if (end.reach()) {
      say(WebSocketCloseStatus.INTERNAL_SERVER_ERROR, LINGER_MILLIS);
    }
  }

  private void say(WebSocketCloseStatus status, long patienceMillis) {
    closeAfter(patienceMillis);
    channel
        .writeAndFlush(new CloseWebSocketFrame(status, ""))
        .addListener(sent -> closeAfter(LINGER_MILLIS));
  }

  private void closeAfter(long millis) {
    try {
      Future<?> timer =
          channel.eventLoop().schedule(() -> channel.close(), millis, TimeUnit.MILLISECONDS);
      channel.closeFuture().addListener(closed -> timer.cancel(false));
    } catch (RejectedExecutionException e) {
      // The event loop has ended, and with it the connection.
    }
  }

  @Override
  public void onClose(Runnable action) {
    end.whenOver(action);
  }

  /** The client is gone, or wants to go. */
  void over() {
    boolean unused = end.reach();
  }
}
