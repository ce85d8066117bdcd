package dev.navarch.benchmarks.server;

import dev.navarch.apiserver.http.ServerTls;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.HttpRequestDecoder;
import io.netty.handler.codec.http2.Http2FrameCodecBuilder;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.handler.flush.FlushConsolidationHandler;
import io.netty.handler.ssl.ApplicationProtocolNames;
import io.netty.handler.ssl.ApplicationProtocolNegotiationHandler;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Answers requests with bytes that it was given, over TLS, with HTTP/1.1 and HTTP/2. It looks at
 * nothing but method, path and media type: whatever an API server takes longer is its own work, not
 * the network's.
 */
@SuppressWarnings("FutureReturnValueIgnored") // what becomes of a close changes nothing
final class BareServer implements AutoCloseable {
  private static final WriteBufferWaterMark WATER_MARK =
      new WriteBufferWaterMark(256 << 10, 512 << 10);

  private final EventLoopGroup loops;
  private final Channel listening;

  private BareServer(EventLoopGroup loops, Channel listening) {
    this.loops = loops;
    this.listening = listening;
  }

  /**
   * Begins to listen.
   *
   * @param tls the context of the server that this is compared with
   * @param answers all that it knows; any other request is answered with 404
   * @throws IOException if the address cannot be had
   */
  static BareServer start(InetSocketAddress address, ServerTls tls, List<Answer> answers)
      throws IOException {
    BareAnswers fixed = new BareAnswers(answers);
    EventLoopGroup loops = new MultiThreadIoEventLoopGroup(NioIoHandler.newFactory());
    ServerBootstrap bootstrap =
        new ServerBootstrap()
            .group(loops)
            .channelFactory(NioServerSocketChannel::new)
            .option(ChannelOption.SO_BACKLOG, 1024)
            .option(ChannelOption.SO_REUSEADDR, true)
            .childOption(ChannelOption.TCP_NODELAY, true)
            .childOption(ChannelOption.WRITE_BUFFER_WATER_MARK, WATER_MARK)
            .childHandler(
                new ChannelInitializer<SocketChannel>() {
                  @Override
                  protected void initChannel(SocketChannel channel) {
                    channel
                        .pipeline()
                        .addLast(tls.newHandler())
                        .addLast(new FlushConsolidationHandler(256, true))
                        .addLast(new Negotiated(fixed));
                  }
                });
    try {
      return new BareServer(loops, bootstrap.bind(address).sync().channel());
    } catch (InterruptedException e) {
      stop(loops);
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while opening " + address, e);
    } catch (Exception e) {
      stop(loops);
      throw new IOException("cannot listen on " + address + ": " + e.getMessage(), e);
    }
  }

  InetSocketAddress address() {
    return (InetSocketAddress) listening.localAddress();
  }

  @Override
  public void close() {
    listening.close().awaitUninterruptibly();
    stop(loops);
  }

  private static void stop(EventLoopGroup loops) {
    loops.shutdownGracefully(0, 5, TimeUnit.SECONDS).awaitUninterruptibly();
  }

  /** Sets up the protocol that was agreed on. */
  private static final class Negotiated extends ApplicationProtocolNegotiationHandler {
    private final BareAnswers answers;

    Negotiated(BareAnswers answers) {
      super(ApplicationProtocolNames.HTTP_1_1);
      this.answers = answers;
    }

    /** A client that does not believe this server is no news. */
    @Override
    protected void handshakeFailure(ChannelHandlerContext context, Throwable cause) {
      context.close();
    }

    @Override
    protected void configurePipeline(ChannelHandlerContext context, String unknown) {
      if (ServerTls.protocol(context.pipeline()).equals(ApplicationProtocolNames.HTTP_2)) {
        context
            .pipeline()
            .addLast(
                Http2FrameCodecBuilder.forServer()
                    .initialSettings(Http2Settings.defaultSettings().maxConcurrentStreams(1000))
                    .build())
            .addLast(new Http2Answers(answers));
      } else {
        context.pipeline().addLast(new HttpRequestDecoder()).addLast(new Http1Answers(answers));
      }
    }
  }
}
