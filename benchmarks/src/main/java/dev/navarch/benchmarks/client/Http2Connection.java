package dev.navarch.benchmarks.client;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http2.Http2ConnectionHandler;
import io.netty.handler.codec.http2.Http2ConnectionHandlerBuilder;
import io.netty.handler.codec.http2.Http2Error;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2FrameAdapter;
import io.netty.handler.codec.http2.Http2Headers;
import io.netty.handler.codec.http2.Http2LocalFlowController;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.util.collection.IntObjectHashMap;
import io.netty.util.collection.IntObjectMap;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Many requests at a time, each a stream without a channel of its own. */
@SuppressWarnings("FutureReturnValueIgnored") // a write that fails ends its stream or the channel
final class Http2Connection implements Connection {
  /** As Go's client: what a server may send of one answer before it hears that it was taken. */
  private static final int STREAM_WINDOW = 4 << 20;

  private static final int CONNECTION_WINDOW = 1 << 30;

  private final Channel channel;
  private final Http2ConnectionHandler handler;
  private final IntObjectMap<Receiver> receivers = new IntObjectHashMap<>();

  /** Sets up a channel on which HTTP/2 was agreed. To be called from its event loop. */
  Http2Connection(Channel channel) throws Http2Exception {
    this.channel = channel;
    this.handler =
        new Http2ConnectionHandlerBuilder()
            .server(false)
            .validateHeaders(false)
            .initialSettings(
                Http2Settings.defaultSettings().pushEnabled(false).initialWindowSize(STREAM_WINDOW))
            .frameListener(new Frames())
            .gracefulShutdownTimeoutMillis(0)
            .build();
    channel.pipeline().addLast(handler);
    Http2LocalFlowController window = handler.connection().local().flowController();
    window.incrementWindowSize(
        handler.connection().connectionStream(),
        CONNECTION_WINDOW - window.initialWindowSize(handler.connection().connectionStream()));
    channel.closeFuture().addListener(closed -> failAll("the server closed the connection"));
    channel.flush();
  }

  @Override
  public Channel channel() {
    return channel;
  }

  @Override
  public void send(Request request, Receiver receiver) {
    ChannelHandlerContext context = channel.pipeline().context(handler);
    if (context == null || !channel.isActive()) {
      receiver.failed(new IOException("the connection is closed"));
      return;
    }
    int stream = handler.connection().local().incrementAndGetNextStreamId();
    receivers.put(stream, receiver);
    handler
        .encoder()
        .writeHeaders(
            context, stream, request.call().http2(), 0, !request.hasBody(), context.newPromise())
        .addListener(written -> {
          if (!written.isSuccess()) {
            fail(stream, written.cause());
          }
        });
    if (request.hasBody()) {
      ByteBuf body = Unpooled.wrappedBuffer(request.body());
      handler.encoder().writeData(context, stream, body, 0, true, context.newPromise());
    }
    channel.flush();
  }

  private void end(int stream) {
    Receiver receiver = receivers.remove(stream);
    if (receiver != null) {
      receiver.end();
    }
  }

  private void fail(int stream, @Nullable Throwable cause) {
    Receiver receiver = receivers.remove(stream);
    if (receiver != null) {
      receiver.failed(cause == null ? new IOException("the request failed") : cause);
    }
  }

  private void failAll(String reason) {
    List<Receiver> all = List.copyOf(receivers.values());
    receivers.clear();
    all.forEach(receiver -> receiver.failed(new IOException(reason)));
  }

  /** Passes on what arrives; bytes count as taken at once. */
  private final class Frames extends Http2FrameAdapter {
    @Override
    public void onHeadersRead(
        ChannelHandlerContext context,
        int stream,
        Http2Headers headers,
        int dependency,
        short weight,
        boolean exclusive,
        int padding,
        boolean last) {
      onHeadersRead(context, stream, headers, padding, last);
    }

    @Override
    public void onHeadersRead(
        ChannelHandlerContext context,
        int stream,
        Http2Headers headers,
        int padding,
        boolean last) {
      Receiver receiver = receivers.get(stream);
      CharSequence status = headers.status();
      if (receiver != null && status != null) {
        receiver.head(
            Integer.parseInt(status, 0, status.length(), 10),
            consumer ->
                headers.forEach(header -> consumer.accept(header.getKey(), header.getValue())));
      }
      if (last) {
        end(stream);
      }
    }

    @Override
    public int onDataRead(
        ChannelHandlerContext context, int stream, ByteBuf data, int padding, boolean last) {
      int taken = data.readableBytes() + padding;
      Receiver receiver = receivers.get(stream);
      if (receiver != null) {
        receiver.data(data);
      }
      if (last) {
        end(stream);
      }
      return taken;
    }

    @Override
    public void onRstStreamRead(ChannelHandlerContext context, int stream, long code) {
      fail(stream, new IOException("the server reset the stream: " + Http2Error.valueOf(code)));
    }
  }
}
