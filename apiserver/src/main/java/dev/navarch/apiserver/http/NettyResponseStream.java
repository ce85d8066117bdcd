package dev.navarch.apiserver.http;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.LastHttpContent;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;

/** Pieces on their way through a channel. */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
final class NettyResponseStream implements ResponseStream {
  private final ChannelHandlerContext context;
  private final boolean head;
  private final Runnable answered;
  private final Unsent unsent;
  private final StreamEnd end = new StreamEnd();

  /**
   * A stream whose header is on its way.
   *
   * @param head whether the client wants nothing but the header
   */
  NettyResponseStream(
      ChannelHandlerContext context, boolean head, RequestAllowance allowance, Runnable answered) {
    this.context = context;
    this.head = head;
    this.answered = answered;
    this.unsent = new Unsent(allowance);
    end.whenOver(unsent::end);
  }

  @Override
  public void write(byte[] piece) {
    send(Unpooled.wrappedBuffer(piece));
  }

  @Override
  public void write(List<byte[]> pieces) {
    send(joined(pieces));
  }

  @Override
  public void writeParts(List<ByteBuffer> parts) {
    send(Unpooled.wrappedBuffer(2 * parts.size() + 16, parts.toArray(ByteBuffer[]::new)));
  }

  /**
   * Nothing is copied before TLS does so. The frames of HTTP/2 join the end of such a buffer with
   * the beginning of the next; that too is done without a copy only while there is room in it.
   */
  private static ByteBuf joined(List<byte[]> pieces) {
    return Unpooled.wrappedBuffer(2 * pieces.size() + 16, pieces.toArray(byte[][]::new));
  }

  private void send(ByteBuf piece) {
    int length = piece.readableBytes();
    if (end.isOver() || head || length == 0) {
      piece.release();
      return;
    }
    unsent.add(length);
    context.writeAndFlush(new DefaultHttpContent(piece)).addListener(sent -> unsent.remove(length));
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
    if (!end.reach()) {
      return;
    }
    try {
      context
          .executor()
          .execute(() -> {
            context.writeAndFlush(LastHttpContent.EMPTY_LAST_CONTENT);
            answered.run();
          });
    } catch (RejectedExecutionException e) {
      // The event loop has ended, and with it the connection.
    }
  }

  @Override
  public void abort() {
    if (end.reach()) {
      context.close();
    }
  }

  @Override
  public void onClose(Runnable action) {
    end.whenOver(action);
  }

  void connectionLost() {
    boolean unused = end.reach();
  }
}
