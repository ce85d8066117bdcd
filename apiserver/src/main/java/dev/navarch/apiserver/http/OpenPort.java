package dev.navarch.apiserver.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.ServerSocketChannel;

/**
 * A port that was taken. Those who connect wait until an {@link HttpServer} is started on it, which
 * then closes it. May be used by any thread.
 */
public final class OpenPort implements AutoCloseable {
  private static final int BACKLOG = 1024;

  private final ServerSocketChannel channel;
  private final InetSocketAddress address;

  private OpenPort(ServerSocketChannel channel, InetSocketAddress address) {
    this.channel = channel;
    this.address = address;
  }

  /**
   * Takes a port; 0 finds one.
   *
   * @throws IOException if the address cannot be had
   */
  public static OpenPort take(InetSocketAddress address) throws IOException {
    ServerSocketChannel channel = ServerSocketChannel.open();
    try {
      channel.setOption(StandardSocketOptions.SO_REUSEADDR, true);
      channel.bind(address, BACKLOG);
      return new OpenPort(channel, (InetSocketAddress) channel.getLocalAddress());
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw new IOException("cannot listen on " + text(address) + ": " + e.getMessage(), e);
    }
  }

  /** An address as people write it, without the slash that the JDK puts before it. */
  private static String text(InetSocketAddress address) {
    String host = address.getHostString();
    return (host.contains(":") ? "[" + host + "]" : host) + ":" + address.getPort();
  }

  /** Where it is: the port is the one that was found if 0 was asked for. */
  public InetSocketAddress address() {
    return address;
  }

  @Override
  public String toString() {
    return text(address);
  }

  ServerSocketChannel channel() {
    return channel;
  }

  /** Lets the port go, and those who wait. */
  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
