package dev.navarch.apiserver.http;

import io.netty.channel.Channel;
import io.netty.channel.group.ChannelGroup;
import io.netty.channel.group.DefaultChannelGroup;
import io.netty.util.concurrent.GlobalEventExecutor;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** All connections of a server: no more than it has room for, and how they end. For any thread. */
final class Connections {
  /** Told to every connection: end when everything asked for is answered. */
  enum Notice {
    DRAIN
  }

  private static final Logger LOG = System.getLogger(Connections.class.getName());
  private static final long BETWEEN_WARNINGS_NANOS = TimeUnit.MINUTES.toNanos(1);

  private final ChannelGroup open = new DefaultChannelGroup(GlobalEventExecutor.INSTANCE);
  private final int limit;
  private final AtomicLong refused = new AtomicLong();
  private final AtomicLong nextWarning = new AtomicLong(System.nanoTime());
  private volatile boolean draining;

  Connections(int limit) {
    this.limit = limit;
  }

  /** Takes a connection in; false if there is no room for it or no more are taken. */
  boolean admit(Channel connection) {
    if (open.size() >= limit) {
      refused.incrementAndGet();
      warn();
      return false;
    }
    open.add(connection);
    // Looked at afterwards: a notice either finds the connection, or is seen here.
    return !draining;
  }

  private void warn() {
    long due = nextWarning.get();
    long now = System.nanoTime();
    if (now - due >= 0 && nextWarning.compareAndSet(due, now + BETWEEN_WARNINGS_NANOS)) {
      LOG.log(
          Level.WARNING,
          "connections are refused, as there are {0} already; {1} so far",
          limit,
          refused.get());
    }
  }

  int size() {
    return open.size();
  }

  long refused() {
    return refused.get();
  }

  boolean draining() {
    return draining;
  }

  /** Takes no more in; those that are there end when they are told to. */
  void admitNoMore() {
    draining = true;
  }

  /** Lets every connection end by itself; whether all did in time. */
  boolean drain(long limitNanos) {
    for (Channel connection : open) {
      connection
          .eventLoop()
          .execute(() -> connection.pipeline().fireUserEventTriggered(Notice.DRAIN));
    }
    return open.newCloseFuture().awaitUninterruptibly(limitNanos, TimeUnit.NANOSECONDS);
  }

  void close() {
    open.close().awaitUninterruptibly();
  }
}
