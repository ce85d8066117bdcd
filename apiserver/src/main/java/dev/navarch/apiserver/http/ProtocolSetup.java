package dev.navarch.apiserver.http;

import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpServerCodec;
import io.netty.handler.codec.http2.Http2Connection;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2FrameCodec;
import io.netty.handler.codec.http2.Http2FrameCodecBuilder;
import io.netty.handler.codec.http2.Http2LocalFlowController;
import io.netty.handler.codec.http2.Http2MultiplexHandler;
import io.netty.handler.codec.http2.Http2Settings;
import io.netty.handler.codec.http2.Http2StreamFrameToHttpObjectCodec;
import io.netty.handler.ssl.ApplicationProtocolNames;
import io.netty.handler.ssl.ApplicationProtocolNegotiationHandler;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/** Sets up what follows TLS on a connection, once it is known which protocol was agreed on. */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
final class ProtocolSetup extends ApplicationProtocolNegotiationHandler {
  private static final Logger LOG = System.getLogger(ProtocolSetup.class.getName());

  /** Clients open a stream for each of many watches, all over one connection. */
  private static final int STREAMS = 1000;

  /** What a client may send of one request before it is acknowledged: most need no second turn. */
  private static final int STREAM_WINDOW = 256 << 10;

  /** The same for all requests of a connection. */
  private static final int CONNECTION_WINDOW = 1 << 20;

  /**
   * How many requests a client may take back in {@link #RESET_SECONDS}. A client that ends all its
   * watches takes as many back as there are streams, and may have begun them anew; one that lives
   * off taking requests back has many times as many.
   */
  private static final int RESETS = 4 * STREAMS;

  private static final int RESET_SECONDS = 30;
  private static final int SMALL_CONTINUATIONS = 16;

  /** Names and values were looked at before: when they were read, and when the answer was made. */
  private static final Http2StreamFrameToHttpObjectCodec OBJECTS =
      new Http2StreamFrameToHttpObjectCodec(true, false);

  private final HttpOptions options;
  private final Handler handler;
  private final Connections connections;

  ProtocolSetup(HttpOptions options, Handler handler, Connections connections) {
    super(ApplicationProtocolNames.HTTP_1_1);
    this.options = options;
    this.handler = handler;
    this.connections = connections;
  }

  @Override
  protected void configurePipeline(ChannelHandlerContext context, String unknown)
      throws Http2Exception {
    Channel channel = context.channel();
    String protocol = ServerTls.protocol(context.pipeline());
    boolean http2 = protocol.equals(ApplicationProtocolNames.HTTP_2);
    Connection connection =
        new Connection(
            Peers.of(channel),
            http2,
            options.compression(),
            Compression.isSameMachine(channel.remoteAddress(), channel.localAddress()),
            new ConnectionLoad(),
            connections::draining);
    if (http2) {
      http2(context, connection);
    } else {
      http1(context.pipeline(), connection);
    }
  }

  private void http1(ChannelPipeline pipeline, Connection connection) {
    RequestReader reader = new RequestReader(options, handler, connection);
    pipeline
        .addLast(
            new IdleConnections(
                options.timeouts(), reader::isAnswering, reader::heads, connection.load()))
        .addLast(new HeaderDeadline(options.timeouts().header(), reader))
        .addLast(
            new HttpServerCodec(
                new HttpDecoderConfig()
                    .setMaxInitialLineLength(options.maxHeaderBytes())
                    .setMaxHeaderSize(options.maxHeaderBytes())))
        .addLast(reader);
  }

  private void http2(ChannelHandlerContext context, Connection connection) throws Http2Exception {
    Http2FrameCodec frames =
        Http2FrameCodecBuilder.forServer()
            .initialSettings(
                Http2Settings.defaultSettings()
                    .maxConcurrentStreams(STREAMS)
                    .initialWindowSize(STREAM_WINDOW)
                    .maxHeaderListSize(options.maxHeaderBytes()))
            .decoderEnforceMaxRstFramesPerWindow(RESETS, RESET_SECONDS)
            .decoderEnforceMaxSmallContinuationFrames(SMALL_CONTINUATIONS)
            .gracefulShutdownTimeoutMillis(0)
            .build();
    context
        .pipeline()
        .addLast(
            new IdleConnections(
                options.timeouts(),
                () -> frames.connection().numActiveStreams() > 0,
                () -> frames.connection().remote().lastStreamCreated(),
                connection.load()))
        .addLast(frames)
        .addLast(
            new Http2MultiplexHandler(
                new ChannelInitializer<Channel>() {
                  @Override
                  protected void initChannel(Channel stream) {
                    stream
                        .pipeline()
                        .addLast(OBJECTS)
                        .addLast(new RequestReader(options, handler, connection));
                  }
                }))
        .addLast(new GoAway(frames));
    widenWindow(frames.connection());
    context.flush();
  }

  /** The settings speak of streams alone; the window of the connection is widened by a frame. */
  private static void widenWindow(Http2Connection connection) throws Http2Exception {
    Http2LocalFlowController window = connection.local().flowController();
    window.incrementWindowSize(
        connection.connectionStream(),
        CONNECTION_WINDOW - window.initialWindowSize(connection.connectionStream()));
  }

  /** A connection that is not yet set up when the server ends has asked for nothing. */
  @Override
  public void userEventTriggered(ChannelHandlerContext context, Object event) throws Exception {
    if (event == Connections.Notice.DRAIN) {
      context.close();
    } else {
      super.userEventTriggered(context, event);
    }
  }

  /** Everybody who can reach the port can fail at this: nothing that the log should fill with. */
  @Override
  protected void handshakeFailure(ChannelHandlerContext context, Throwable cause) {
    exceptionCaught(context, cause);
  }

  @Override
  public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
    LOG.log(Level.DEBUG, "a connection broke before its first request: {0}", cause.getMessage());
    context.close();
  }
}
