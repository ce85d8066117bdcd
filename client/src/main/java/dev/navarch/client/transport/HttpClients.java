package dev.navarch.client.transport;

import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.credentials.CredentialSource;
import dev.navarch.client.tls.ClientIdentity;
import java.io.IOException;
import java.net.ProxySelector;
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
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The client for requests that begin now. When a certificate changes there is another one, and the
 * one before ends with its last exchange. Files are looked at once a second at most; while new ones
 * cannot be used, as in the middle of being replaced, the old ones go on. There is another client
 * too when nothing is heard of the server on the connections of the one before.
 *
 * <p>Any number of threads may begin requests; the write lock is taken to change the client, so
 * that none begins with a client that is on its way out.
 */
final class HttpClients implements AutoCloseable {
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(30);
  private static final long LOOK_EVERY = Duration.ofSeconds(1).toNanos();

  private final ClientConfig config;
  private final CredentialSource credentials;
  private final ProxySelector proxy;
  private final TlsFiles files;
  private final boolean isSecure;
  private final LongSupplier nanos;
  private final ThreadFactory threads = Thread.ofVirtual().name("navarch-http-", 0).factory();
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private final List<LiveClient> retired = new ArrayList<>();
  private @Nullable LiveClient client;
  private @Nullable ClientIdentity identity;
  private Object trace;
  private volatile long lookedAt;
  private boolean isClosed;

  HttpClients(
      ClientConfig config, CredentialSource credentials, ProxySelector proxy, LongSupplier nanos)
      throws IOException {
    this.config = config;
    this.credentials = credentials;
    this.proxy = proxy;
    this.files = new TlsFiles(config.tls());
    this.isSecure = "https".equalsIgnoreCase(config.server().getScheme());
    this.nanos = nanos;
    this.trace = files.trace();
    this.lookedAt = nanos.getAsLong();
    if (isSecure) {
      files.context(null); // so that what cannot be used is told at once
    }
  }

  /** Begins something with the client of now. */
  <T> T start(Function<LiveClient, T> exchange) throws IOException, InterruptedException {
    ClientIdentity told = isSecure ? credentials.current().identity() : null;
    while (true) {
      renew(told);
      lock.readLock().lock();
      try {
        LiveClient current = client;
        if (isClosed) {
          throw new IOException("the transport to " + config.server() + " is closed");
        }
        if (current != null) {
          return exchange.apply(current);
        }
      } finally {
        lock.readLock().unlock();
      }
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
      boolean isSame = Objects.equals(told, identity) && now.equals(trace);
      if (isClosed || (client != null && isSame)) {
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
      return client == null
          || !Objects.equals(told, identity)
          || nanos.getAsLong() - lookedAt >= LOOK_EVERY;
    } finally {
      lock.readLock().unlock();
    }
  }

  private void replace(@Nullable ClientIdentity told, Object now) throws IOException {
    LiveClient before = client;
    try {
      client = create(told);
    } catch (IOException e) {
      if (before == null || !Objects.equals(told, identity)) {
        throw e;
      }
      return; // looked at again in a second
    }
    identity = told;
    trace = now;
    if (before != null) {
      retire(before);
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
      if (lost.equals(client)) {
        client = null;
        retire(lost);
      }
    } finally {
      lock.writeLock().unlock();
    }
  }

  private LiveClient create(@Nullable ClientIdentity told) throws IOException {
    HttpClient.Builder builder =
        HttpClient.newBuilder()
            .executor(task -> threads.newThread(task).start())
            .connectTimeout(CONNECT_TIMEOUT)
            .followRedirects(Redirect.NEVER)
            .proxy(proxy)
            .version(isSecure ? Version.HTTP_2 : Version.HTTP_1_1);
    if (isSecure) {
      builder.sslContext(files.context(told));
    }
    return new LiveClient(
        builder.build(), sign(), config.liveness(), nanos, threads, this::replaceLost);
  }

  private HttpRequest sign() {
    HttpRequest.Builder version = HttpRequest.newBuilder(URI.create(config.server() + "/version"));
    return (config.userAgent().isEmpty()
            ? version
            : version.header("user-agent", config.userAgent()))
        .build();
  }

  @Override
  public void close() {
    lock.writeLock().lock();
    try {
      isClosed = true;
      retired.forEach(LiveClient::close);
      retired.clear();
      if (client != null) {
        client.close();
        client = null;
      }
    } finally {
      lock.writeLock().unlock();
    }
  }
}
