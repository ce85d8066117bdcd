package dev.navarch.apiserver.http;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.DefaultHttpContent;
import io.netty.handler.codec.http.LastHttpContent;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;

/** Pieces on their way through a channel. The lock guards who wants to hear of the end. */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
final class NettyResponseStream implements ResponseStream {
  private final ChannelHandlerContext context;
  private final Runnable answered;
  private final AtomicLong unsent = new AtomicLong();
  private final ReentrantLock lock = new ReentrantLock();
  private final List<Runnable> closeActions = new ArrayList<>();
  private volatile boolean over;

  NettyResponseStream(ChannelHandlerContext context, Runnable answered) {
    this.context = context;
    this.answered = answered;
  }

  @Override
  public void write(byte[] piece) {
    if (over) {
      return;
    }
    unsent.addAndGet(piece.length);
    context
        .writeAndFlush(new DefaultHttpContent(Unpooled.wrappedBuffer(piece)))
        .addListener(sent -> unsent.addAndGet(-piece.length));
  }

  @Override
  public long unsent() {
    return unsent.get();
  }

  @Override
  public void end() {
    if (finish()) {
      context
          .executor()
          .execute(() -> {
            context.writeAndFlush(LastHttpContent.EMPTY_LAST_CONTENT);
            answered.run();
          });
    }
  }

  @Override
  public void abort() {
    if (finish()) {
      context.close();
    }
  }

  @Override
  public void onClose(Runnable action) {
    lock.lock();
    try {
      if (!over) {
        closeActions.add(action);
        return;
      }
    } finally {
      lock.unlock();
    }
    action.run();
  }

  void connectionLost() {
    boolean unused = finish();
  }

  private boolean finish() {
    List<Runnable> actions;
    lock.lock();
    try {
      if (over) {
        return false;
      }
      over = true;
      actions = List.copyOf(closeActions);
    } finally {
      lock.unlock();
    }
    actions.forEach(Runnable::run);
    return true;
  }
}
