package dev.navarch.client.transport;

import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.credentials.CredentialSource;
import dev.navarch.client.tls.ClientIdentity;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpClient.Version;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.LongSupplier;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;

/**
 * The clients for requests that begin now. Usually it is one; there is one more whenever all have
 * as many exchanges under way as a server takes on a connection. When a certificate changes there
 * is another one, and those before end with their last exchanges. Files are looked at once a second
 * at most; while new ones cannot be used, as in the middle of being replaced, the old ones go on.
 * There is another client too when nothing is heard of the server on the connections of one.
 *
 * <p>Any number of threads may begin requests; the write lock is taken to change the clients, so
 * that none begins with a client that is on its way out.
 */
final class HttpClients implements AutoCloseable {
  private static final Duration LONGEST_CONNECT = Duration.ofSeconds(30);
  private static final long LOOK_EVERY = Duration.ofSeconds(1).toNanos();

  /** How long a client that is not the only one stays without work. */
  private static final Duration IDLE = Duration.ofMinutes(1);

  private final ClientConfig config;
  private final CredentialSource credentials;
  private final Way way;
  private final TlsFiles files;
  private final boolean isSecure;
  private final LongSupplier nanos;
  private final ThreadFactory threads = Thread.ofVirtual().name("navarch-http-", 0).factory();
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private final List<LiveClient> retired = new ArrayList<>();

  /** In the order in which they are tried, so that those that are needed least become idle. */
  private final List<LiveClient> clients = new ArrayList<>();

  private @Nullable SSLContext tls;
  private @Nullable ClientIdentity identity;
  private Object trace;
  private volatile long lookedAt;
  private boolean isClosed;

  HttpClients(ClientConfig config, CredentialSource credentials, Way way, LongSupplier nanos)
      throws IOException {
    this.config = config;
    this.credentials = credentials;
    this.way = way;
    this.files = new TlsFiles(config.tls());
    this.isSecure = "https".equalsIgnoreCase(config.server().getScheme());
    this.nanos = nanos;
    this.trace = files.trace();
    this.lookedAt = nanos.getAsLong();
    if (isSecure) {
      files.context(null); // so that what cannot be used is told at once
    }
  }

  /**
   * Begins an exchange with a client of now.
   *
   * @param full one that had no room just now, whatever it thinks itself
   */
  Exchange begin(Sending sending, @Nullable LiveClient full)
      throws IOException, InterruptedException {
    ClientIdentity told = isSecure ? credentials.current().identity() : null;
    while (true) {
      renew(told);
      lock.readLock().lock();
      try {
        if (isClosed) {
          throw new IOException("the transport to " + config.server() + " is closed");
        }
        for (LiveClient client : clients) {
          Exchange exchange = client.equals(full) ? null : client.begin(sending);
          if (exchange != null) {
            return exchange;
          }
        }
      } finally {
        lock.readLock().unlock();
      }
      makeRoom(full);
    }
  }

  /** Where there is no client at all, certificates are looked at first. */
  private void makeRoom(@Nullable LiveClient full) {
    lock.writeLock().lock();
    try {
      boolean hasRoom = clients.stream().anyMatch(each -> !each.equals(full) && each.hasRoom());
      if (!isClosed && !clients.isEmpty() && !hasRoom) {
        clients.add(create());
      }
    } finally {
      lock.writeLock().unlock();
    }
  }

  private void renew(@Nullable ClientIdentity told) throws IOException {
    if (!isDue(told)) {
      return;
    }
    lock.writeLock().lock();
    try {
      Object now = files.trace();
      lookedAt = nanos.getAsLong();
      retireIdle();
      boolean isSame = Objects.equals(told, identity) && now.equals(trace);
      if (isClosed || (!clients.isEmpty() && isSame)) {
        return;
      }
      replace(told, now);
    } finally {
      lock.writeLock().unlock();
    }
  }

  private boolean isDue(@Nullable ClientIdentity told) {
    lock.readLock().lock();
    try {
      return clients.isEmpty()
          || !Objects.equals(told, identity)
          || nanos.getAsLong() - lookedAt >= LOOK_EVERY;
    } finally {
      lock.readLock().unlock();
    }
  }

  private void replace(@Nullable ClientIdentity told, Object now) throws IOException {
    try {
      tls = isSecure ? files.context(told) : null;
    } catch (IOException e) {
      if (clients.isEmpty() || !Objects.equals(told, identity)) {
        throw e;
      }
      return; // looked at again in a second
    }
    identity = told;
    trace = now;
    clients.forEach(this::retire);
    clients.clear();
    clients.add(create());
  }

  private void retireIdle() {
    for (int i = clients.size() - 1; i > 0; i--) {
      if (clients.get(i).isIdle(IDLE)) {
        retire(clients.remove(i));
      }
    }
  }

  private void retire(LiveClient before) {
    retired.removeIf(LiveClient::isTerminated);
    before.retire();
    retired.add(before);
  }

  /** The next request makes a connection of its own. */
  private void replaceLost(LiveClient lost) {
    lock.writeLock().lock();
    try {
      if (clients.remove(lost)) {
        retire(lost);
      }
    } finally {
      lock.writeLock().unlock();
    }
  }

  private LiveClient create() {
    HttpClient.Builder builder =
        HttpClient.newBuilder()
            .executor(task -> threads.newThread(task).start())
            .connectTimeout(connectTimeout())
            .followRedirects(Redirect.NEVER)
            .proxy(way.selector())
            .version(isSecure ? Version.HTTP_2 : Version.HTTP_1_1);
    if (tls != null) {
      builder.sslContext(tls);
    }
    return new LiveClient(
        builder.build(), sign(), config.liveness(), isSecure, nanos, threads, this::replaceLost);
  }

  /**
   * A connection that does not come about must not be waited for longer than a dead one: a sign of
   * life may come on another, and says nothing about it.
   */
  private Duration connectTimeout() {
    Duration dead = config.liveness().quiet().plus(config.liveness().sign());
    return dead.compareTo(LONGEST_CONNECT) < 0 ? dead : LONGEST_CONNECT;
  }

  private Sending sign() {
    HttpRequest.Builder version = HttpRequest.newBuilder(URI.create(config.server() + "/version"));
    way.headers().forEach(version::header);
    if (!config.userAgent().isEmpty()) {
      version.header("user-agent", config.userAgent());
    }
    return new Sending(version.build(), null, way, Patience.ENDLESS);
  }

  @Override
  public void close() {
    lock.writeLock().lock();
    try {
      isClosed = true;
      retired.forEach(LiveClient::close);
      retired.clear();
      clients.forEach(LiveClient::close);
      clients.clear();
    } finally {
      lock.writeLock().unlock();
    }
  }
}
