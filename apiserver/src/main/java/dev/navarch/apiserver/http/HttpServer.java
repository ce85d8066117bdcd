package dev.navarch.apiserver.http;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http2.Http2FrameCodec;
import io.netty.handler.codec.http2.Http2FrameCodecBuilder;
import io.netty.handler.codec.http2.Http2MultiplexHandler;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.handler.codec.http2.Http2StreamFrameToHttpObjectCodec;
import io.netty.handler.ssl.ApplicationProtocolNames;
import io.netty.handler.ssl.ApplicationProtocolNegotiationHandler;
import io.netty.handler.ssl.SslContext;
import io.netty.util.concurrent.GlobalEventExecutor;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.TimeUnit;

/**
 * Listens for HTTP/1.1 and HTTP/2 over TLS and hands requests to a {@link Handler}.
 *
 * <p>Each connection belongs to one event loop, which reads, decrypts and calls the handler. A
 * request of HTTP/2 has a channel of its own, so both protocols end in the same {@link
 * RequestReader}.
 */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
public final class HttpServer implements AutoCloseable {
  private static final int STREAMS_PER_CONNECTION = 250;

  private final EventLoopGroup loops;
  private final ChannelGroup connections;
  private final Channel listening;

  private HttpServer(EventLoopGroup loops, ChannelGroup connections, Channel listening) {
    this.loops = loops;
    this.connections = connections;
    this.listening = listening;
  }

  /**
   * Begins to listen.
   *
   * @throws IOException if the address cannot be had
   */
  public static HttpServer start(HttpOptions options, SslContext tls, Handler handler)
      throws IOException {
    EventLoopGroup loops = new MultiThreadIoEventLoopGroup(NioIoHandler.newFactory());
    ChannelGroup connections = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
    ServerBootstrap bootstrap =
        new ServerBootstrap()
            .group(loops)
            .channel(NioServerSocketChannel.class)
            .option(ChannelOption.SO_BACKLOG, 1024)
            .option(ChannelOption.SO_REUSEADDR, true)
            .childOption(ChannelOption.TCP_NODELAY, true)
            .childHandler(
                new ChannelInitializer<SocketChannel>() {
                  @Override
                  protected void initChannel(SocketChannel channel) {
                    if (connections.size() >= options.maxConnections()) {
                      channel.close();
                      return;
                    }
                    connections.add(channel);
                    channel
                        .pipeline()
                        .addLast(tls.newHandler(channel.alloc()))
                        .addLast(new Negotiated(options, handler));
                  }
                });
    try {
      Channel listening = bootstrap.bind(options.address()).sync().channel();
      return new HttpServer(loops, connections, listening);
    } catch (InterruptedException e) {
      loops.shutdownGracefully(0, 0, TimeUnit.SECONDS);
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while opening " + options.address(), e);
    } catch (Exception e) {
      loops.shutdownGracefully(0, 0, TimeUnit.SECONDS);
      throw new IOException("cannot listen on " + options.address() + ": " + e.getMessage(), e);
    }
  }

  /** Where it listens: the port is the one that was found if 0 was asked for. */
  public InetSocketAddress address() {
    return (InetSocketAddress) listening.localAddress();
  }

  /** Takes no more connections; those that are open stay. */
  public void stopListening() {
    listening.close().awaitUninterruptibly();
  }

  @Override
  public void close() {
    stopListening();
    connections.close().awaitUninterruptibly();
    loops.shutdownGracefully(0, 5, TimeUnit.SECONDS).awaitUninterruptibly();
  }

  /** Sets up what follows TLS, once it is known which protocol was agreed on. */
  private static final class Negotiated extends ApplicationProtocolNegotiationHandler {
    private final HttpOptions options;
    private final Handler handler;

    Negotiated(HttpOptions options, Handler handler) {
      super(ApplicationProtocolNames.HTTP_1_1);
      this.options = options;
      this.handler = handler;
    }

    @Override
    protected void configurePipeline(ChannelHandlerContext context, String protocol) {
      Peer peer = Peers.of(context.channel());
      if (protocol.equals(ApplicationProtocolNames.HTTP_2)) {
        Http2FrameCodec frames =
            Http2FrameCodecBuilder.forServer()
                .initialSettings(
                    Http2Settings.defaultSettings()
                        .maxConcurrentStreams(STREAMS_PER_CONNECTION)
                        .maxHeaderListSize(options.maxHeaderBytes()))
                .build();
        context
            .pipeline()
            .addLast(
                new IdleConnections(
                    options.idleTimeout(), () -> frames.connection().numActiveStreams() > 0))
            .addLast(frames)
            .addLast(
                new Http2MultiplexHandler(
                    new ChannelInitializer<Channel>() {
                      @Override
                      protected void initChannel(Channel stream) {
                        stream
                            .pipeline()
                            .addLast(new Http2StreamFrameToHttpObjectCodec(true))
                            .addLast(new RequestReader(options, handler, peer));
                      }
                    }));
      } else {
        RequestReader reader = new RequestReader(options, handler, peer);
        context
            .pipeline()
            .addLast(new IdleConnections(options.idleTimeout(), reader::isAnswering))
            .addLast(
                new HttpServerCodec(
                    new HttpDecoderConfig()
                        .setMaxInitialLineLength(options.maxHeaderBytes())
                        .setMaxHeaderSize(options.maxHeaderBytes())))
            .addLast(reader);
      }
    }
  }
}
