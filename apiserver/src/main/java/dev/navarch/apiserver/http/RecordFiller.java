package dev.navarch.apiserver.http;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.Unpooled;
import io.netty.channel.AbstractCoalescingBufferQueue;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import java.nio.channels.ClosedChannelException;

/**
 * Gathers what is written before a flush into buffers that are just what a TLS record holds. The
 * handler of TLS does that too, but by way of buffers that grow and are joined again: of a long
 * answer, whose frames are a few bytes longer than a record, it copies each byte three times. Here
 * each is copied once, out of however many pieces, and there is nothing left to join.
 *
 * <p>Belongs right after the handler of TLS. What waits here counts as waiting in the channel.
 */
@SuppressWarnings("FutureReturnValueIgnored") // the promises of what was gathered tell
final class RecordFiller extends ChannelOutboundHandlerAdapter {
  /** The most that a record can hold. */
  private static final int RECORD = 16 << 10;

  private final Queue queue;

  RecordFiller(Channel channel) {
    this.queue = new Queue(channel);
  }

  @Override
  public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
    if (message instanceof ByteBuf bytes) {
      queue.add(bytes, promise);
    } else {
      context.write(message, promise);
    }
  }

  @Override
  public void flush(ChannelHandlerContext context) {
    writeAll(context);
    context.flush();
  }

  @Override
  public void close(ChannelHandlerContext context, ChannelPromise promise) {
    flush(context);
    context.close(promise);
  }

  private void writeAll(ChannelHandlerContext context) {
    while (!queue.isEmpty()) {
      ChannelPromise written = context.newPromise();
      context.write(queue.removeRecord(context.alloc(), written), written);
    }
  }

  @Override
  public void handlerRemoved(ChannelHandlerContext context) {
    queue.releaseAndFailAll(context, new ClosedChannelException());
  }

  /** Gives out arrays from the pool. */
  private static final class Queue extends AbstractCoalescingBufferQueue {
    private static final int USUAL = 16;

    Queue(Channel channel) {
      super(channel, USUAL);
    }

    ByteBuf removeRecord(ByteBufAllocator allocator, ChannelPromise written) {
      ByteBuf record = remove(allocator, RECORD, written);
      return record.isContiguous()
          ? record
          : composeFirst(allocator, record, record.readableBytes());
    }

    @Override
    protected ByteBuf composeFirst(ByteBufAllocator allocator, ByteBuf first, int size) {
      return compose(allocator, allocator.heapBuffer(size, size), first);
    }

    @Override
    protected ByteBuf compose(ByteBufAllocator allocator, ByteBuf record, ByteBuf next) {
      int length = next.readableBytes();
      // A record that is full as it is may be no array; only what is empty follows it.
      if (length > 0) {
        // Into the array: a buffer of many pieces that is asked for bytes otherwise joins them.
        next.readBytes(record.array(), record.arrayOffset() + record.writerIndex(), length);
        record.writerIndex(record.writerIndex() + length);
      }
      next.release();
      return record;
    }

    @Override
    protected ByteBuf removeEmptyValue() {
      return Unpooled.EMPTY_BUFFER;
    }
  }
}
