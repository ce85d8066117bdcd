package dev.navarch.apiserver.http;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.flush.FlushConsolidationHandler;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Listens for HTTP/1.1 and HTTP/2 over TLS and hands requests to a {@link Handler}.
 *
 * <p>Each connection belongs to one event loop, which reads, decrypts and calls the handler. A
 * request of HTTP/2 has a channel of its own, so both protocols end in the same {@link
 * RequestReader}.
 *
 * <p>A connection over the limit is closed as soon as it is accepted: to tell it why would take a
 * TLS handshake, the very work that the limit saves. It is counted, and the log tells of it.
 */
@SuppressWarnings("FutureReturnValueIgnored") // Netty closes the channel of a write that fails
public final class HttpServer implements AutoCloseable {
  /**
   * How much of a large answer is handed to a connection at a time. HTTP/2 fills up to the upper
   * mark and goes on when less than the lower one is left.
   */
  private static final WriteBufferWaterMark WATER_MARK =
      new WriteBufferWaterMark(256 << 10, 512 << 10);

  /** After so many writes in one turn of the event loop they are sent, however many follow. */
  private static final int WRITES_AT_ONCE = 256;

  private final EventLoopGroup loops;
  private final Connections connections;
  private final Channel listening;

  private HttpServer(EventLoopGroup loops, Connections connections, Channel listening) {
    this.loops = loops;
    this.connections = connections;
    this.listening = listening;
  }

  /**
   * Begins to listen.
   *
   * @throws IOException if the address cannot be had
   */
  public static HttpServer start(HttpOptions options, ServerTls tls, Handler handler)
      throws IOException {
    return start(OpenPort.take(options.address()), options, tls, handler);
  }

  /**
   * Takes the connections of a port, which is closed with the server, also if that cannot start.
   *
   * @throws IOException if that is not possible
   */
  public static HttpServer start(OpenPort port, HttpOptions options, ServerTls tls, Handler handler)
      throws IOException {
    EventLoopGroup loops = new MultiThreadIoEventLoopGroup(NioIoHandler.newFactory());
    Connections connections = new Connections(options.maxConnections());
    ServerBootstrap bootstrap =
        new ServerBootstrap()
            .group(loops)
            .channelFactory(() -> new NioServerSocketChannel(port.channel()))
            .childOption(ChannelOption.TCP_NODELAY, true)
            .childOption(ChannelOption.SO_KEEPALIVE, true)
            .childOption(ChannelOption.WRITE_BUFFER_WATER_MARK, WATER_MARK)
            .childHandler(
                new ChannelInitializer<SocketChannel>() {
                  @Override
                  protected void initChannel(SocketChannel channel) {
                    if (connections.admit(channel)) {
                      setUp(channel);
                    } else {
                      channel.close();
                    }
                  }

                  // Writes are gathered before TLS, so that many small ones become one record.
                  private void setUp(SocketChannel channel) {
                    channel
                        .pipeline()
                        .addLast(tls.newHandler())
                        .addLast(new RecordFiller(channel))
                        .addLast(new FlushConsolidationHandler(WRITES_AT_ONCE, true))
                        .addLast(new ProtocolSetup(options, handler, connections));
                  }
                });
    try {
      Channel listening = bootstrap.register().sync().channel();
      return new HttpServer(loops, connections, listening);
    } catch (InterruptedException e) {
      abandon(loops, port);
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while opening " + port, e);
    } catch (Exception e) {
      abandon(loops, port);
      throw new IOException("cannot listen on " + port + ": " + e.getMessage(), e);
    }
  }

  private static void abandon(EventLoopGroup loops, OpenPort port) {
    loops.shutdownGracefully(0, 0, TimeUnit.SECONDS);
    port.close();
  }

  /** Where it listens: the port is the one that was found if 0 was asked for. */
  public InetSocketAddress address() {
    return (InetSocketAddress) listening.localAddress();
  }

  /** How many connections there are. */
  public int connections() {
    return connections.size();
  }

  /** How many connections were closed because there were too many. */
  public long refusedConnections() {
    return connections.refused();
  }

  /** Takes no more connections; those that are open stay. */
  public void stopListening() {
    listening.close().awaitUninterruptibly();
  }

  /**
   * Ends the server without losing requests: takes no more connections, asks clients to send no
   * more, answers what was asked, and closes. What is not answered when the time is up is cut off.
   * Streams last until their writers end them, so whoever writes watches ends them before.
   *
   * @return whether everything was answered in time
   */
  public boolean drain(Duration limit) {
    long end = System.nanoTime() + limit.toNanos();
    connections.admitNoMore();
    stopListening();
    boolean answered = connections.drain(end - System.nanoTime());
    close();
    return answered;
  }

  @Override
  public void close() {
    stopListening();
    connections.close();
    loops.shutdownGracefully(0, 5, TimeUnit.SECONDS).awaitUninterruptibly();
  }
}
