package dev.navarch.benchmarks.client;

import io.netty.bootstrap.Bootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.handler.codec.http.HttpResponseDecoder;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.flush.FlushConsolidationHandler;
import io.netty.handler.ssl.ApplicationProtocolNegotiationHandler;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslHandler;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Connections to one server, and the event loops that serve them: half as many as there are
 * processors, so that a server on the same machine has the other half. For any thread.
 */
@SuppressWarnings("FutureReturnValueIgnored") // what becomes of a close changes nothing
public final class Client implements AutoCloseable {
  private static final int CONNECT_MILLIS = 10_000;
  private static final long PATIENCE_SECONDS = 120;
  private static final int WRITES_AT_ONCE = 64;

  private final ClientConfig config;
  private final Protocol protocol;
  private final SslContext tls;
  private final EventLoopGroup loops;

  private Client(ClientConfig config, Protocol protocol, SslContext tls, EventLoopGroup loops) {
    this.config = config;
    this.protocol = protocol;
    this.tls = tls;
    this.loops = loops;
  }

  /** Opens no connection yet. */
  public static Client create(ClientConfig config, Protocol protocol) throws IOException {
    int threads = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    return new Client(
        config,
        protocol,
        config.tls(protocol),
        new MultiThreadIoEventLoopGroup(threads, NioIoHandler.newFactory()));
  }

  public Protocol protocol() {
    return protocol;
  }

  public PreparedCall prepare(Call call) {
    return new PreparedCall(call, config);
  }

  /**
   * Opens connections, all of them or none.
   *
   * @throws IOException if one cannot be opened
   */
  public Connections connect(int count) throws IOException {
    List<CompletableFuture<Connection>> opening = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      opening.add(connect());
    }
    CompletableFuture<Void> all =
        CompletableFuture.allOf(opening.toArray(new CompletableFuture<?>[0]));
    try {
      await(all);
    } catch (IOException e) {
      opening.forEach(one -> one.thenAccept(connection -> connection.channel().close()));
      throw e;
    }
    return new Connections(opening.stream().map(CompletableFuture::join).toList());
  }

  /** Sends one request on a connection of its own and waits for the answer. */
  public Response fetch(Call call, byte[] body) throws IOException {
    try (Connections one = connect(1)) {
      return fetch(one, new Request(prepare(call), body));
    }
  }

  /** Sends one request without a body. */
  public Response fetch(Call call) throws IOException {
    return fetch(call, new byte[0]);
  }

  static Response fetch(Connections connections, Request request) throws IOException {
    ResponseCollector collector = new ResponseCollector();
    connections.all().getFirst().begin(request, collector);
    return await(collector.response());
  }

  private static <T> T await(CompletableFuture<T> future) throws IOException {
    try {
      return future.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      throw new IOException("the server cannot be asked: " + cause.getMessage(), cause);
    } catch (TimeoutException e) {
      throw new IOException("the server does not answer", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while waiting for the server", e);
    }
  }

  private CompletableFuture<Connection> connect() {
    CompletableFuture<Connection> connection = new CompletableFuture<>();
    new Bootstrap()
        .group(loops)
        .channel(NioSocketChannel.class)
        .option(ChannelOption.TCP_NODELAY, true)
        .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, CONNECT_MILLIS)
        .handler(
            new ChannelInitializer<SocketChannel>() {
              @Override
              protected void initChannel(SocketChannel channel) {
                SslHandler handshake =
                    tls.newHandler(channel.alloc(), config.host(), config.port());
                channel
                    .pipeline()
                    .addLast(handshake)
                    .addLast(new FlushConsolidationHandler(WRITES_AT_ONCE, true))
                    .addLast(new Negotiated(connection));
              }
            })
        .connect(config.host(), config.port())
        .addListener(connected -> {
          if (!connected.isSuccess()) {
            connection.completeExceptionally(connected.cause());
          }
        });
    return connection;
  }

  @Override
  public void close() {
    loops.shutdownGracefully(0, 5, TimeUnit.SECONDS).awaitUninterruptibly();
  }

  /** Puts the protocol in place once the server has agreed to it. */
  private final class Negotiated extends ApplicationProtocolNegotiationHandler {
    private final CompletableFuture<Connection> connection;

    Negotiated(CompletableFuture<Connection> connection) {
      super(Protocol.HTTP_1.alpn());
      this.connection = connection;
    }

    @Override
    protected void configurePipeline(ChannelHandlerContext context, String agreed)
        throws Http2Exception {
      Channel channel = context.channel();
      if (!agreed.equals(protocol.alpn())) {
        handshakeFailure(context, new IOException("the server does not speak " + protocol.title()));
      } else if (protocol == Protocol.HTTP_2) {
        connection.complete(new Http2Connection(channel));
      } else {
        Http1Connection http1 = new Http1Connection(channel);
        channel.pipeline().addLast(new HttpResponseDecoder()).addLast(http1);
        connection.complete(http1);
      }
    }

    @Override
    protected void handshakeFailure(ChannelHandlerContext context, Throwable cause) {
      connection.completeExceptionally(cause);
      context.close();
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
      handshakeFailure(context, cause);
    }
  }
}
