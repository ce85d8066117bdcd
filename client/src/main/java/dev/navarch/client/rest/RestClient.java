package dev.navarch.client.rest;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.serializer.MediaTypes;
import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.UserAgent;
import dev.navarch.client.transport.ConfiguredTransport;
import dev.navarch.client.transport.Transport;
import dev.navarch.client.waiting.TimeSource;
import java.io.IOException;
import java.time.Duration;

/**
 * Makes requests to one version of one API group, or to any path of a server. Clients for other
 * group versions are made of this one and share its limits and its transport; closing one of them
 * closes the transport of all.
 *
 * <p>Immutable; may be used by any number of threads.
 */
public final class RestClient implements AutoCloseable {
  private final ClientSettings settings;
  private final GroupVersion groupVersion;
  private final String basePath;

  private RestClient(ClientSettings settings, GroupVersion groupVersion, String basePath) {
    this.settings = settings;
    this.groupVersion = groupVersion;
    this.basePath = basePath;
  }

  /** Starts a client that sends its requests over a transport. */
  public static Builder builder(Transport transport) {
    return new Builder(transport);
  }

  /**
   * Starts a client that a configuration describes, with a transport of its own.
   *
   * @throws IOException if keys or certificates cannot be read
   */
  public static Builder builder(ClientConfig config) throws IOException {
    return new Builder(ConfiguredTransport.open(config))
        .rateLimiter(RateLimiter.tokenBucket(config.qps(), config.burst()))
        .userAgent(config.userAgent())
        .timeout(config.timeout())
        .mediaType(config.contentType());
  }

  /** A client for a group version where servers have it: {@code /api/v1}, {@code /apis/apps/v1}. */
  public RestClient forGroupVersion(GroupVersion version) {
    String path =
        version.group().isEmpty()
            ? "/api/" + version.version()
            : "/apis/" + version.group() + "/" + version.version();
    return new RestClient(settings, version, path);
  }

  /** A client whose requests are below a path. */
  public RestClient forPath(String path) {
    return new RestClient(settings, groupVersion, path);
  }

  /** The version whose resources are asked for; empty for a client of no particular one. */
  public GroupVersion groupVersion() {
    return groupVersion;
  }

  /** The kinds that typed answers can be of. */
  public Scheme scheme() {
    return settings.scheme();
  }

  /** Ends all connections of this client and of those that it was made of, or made. */
  @Override
  public void close() {
    settings.sender().close();
  }

  // ---- requests

  public Request get() {
    return verb("GET");
  }

  public Request post() {
    return verb("POST");
  }

  public Request put() {
    return verb("PUT");
  }

  public Request delete() {
    return verb("DELETE");
  }

  /** A patch; its body are bytes. */
  public Request patch(PatchType type) {
    return verb("PATCH").header("Content-Type", type.mediaType());
  }

  /** A request of any HTTP method. */
  public Request verb(String method) {
    return new Request(this, settings, method, basePath);
  }

  /** Puts a client together. Belongs to one thread. */
  public static final class Builder {
    private static final double DEFAULT_QPS = 5;
    private static final int DEFAULT_BURST = 10;

    private final Transport transport;
    private Scheme scheme = AllTypes.scheme();
    private String mediaType = "";
    private RateLimiter limiter = RateLimiter.tokenBucket(DEFAULT_QPS, DEFAULT_BURST);
    private RequestBackoff backoff = RequestBackoff.NONE;
    private WarningHandler warnings = WarningHandler.log();
    private RequestTracer tracer = RequestTracer.NONE;
    private TimeSource time = TimeSource.system();
    private String userAgent = UserAgent.DEFAULT;
    private Duration timeout = Duration.ZERO;
    private int maxRetries = Sender.MAX_RETRIES;

    private Builder(Transport transport) {
      this.transport = transport;
    }

    /** Sets the kinds that typed answers can be of; all built-in kinds unless set. */
    public Builder scheme(Scheme value) {
      scheme = value;
      return this;
    }

    /**
     * Sets what objects are sent and asked for as: {@link MediaTypes#JSON}, or {@link
     * MediaTypes#PROTOBUF} for those kinds that have it, with JSON for all others. Unless set, or
     * if empty, it is JSON for all but caches, which ask for protobuf: they read it several times
     * as fast.
     */
    public Builder mediaType(String value) {
      if (!value.isEmpty()
          && !value.equals(MediaTypes.JSON)
          && !value.equals(MediaTypes.PROTOBUF)) {
        throw new IllegalArgumentException("objects cannot be sent as " + value);
      }
      mediaType = value;
      return this;
    }

    /** Sets how many requests go out; 5 per second with bursts of 10 unless set. */
    public Builder rateLimiter(RateLimiter value) {
      limiter = value;
      return this;
    }

    /** Sets how requests are held back while the server has trouble; they are not unless set. */
    public Builder backoff(RequestBackoff value) {
      backoff = value;
      return this;
    }

    /** Sets who is told of warnings; they are logged unless set. */
    public Builder warningHandler(WarningHandler value) {
      warnings = value;
      return this;
    }

    public Builder tracer(RequestTracer value) {
      tracer = value;
      return this;
    }

    public Builder timeSource(TimeSource value) {
      time = value;
      return this;
    }

    public Builder userAgent(String value) {
      userAgent = value;
      return this;
    }

    /** Sets the time-out of requests that do not set their own; none unless set. */
    public Builder timeout(Duration value) {
      timeout = value;
      return this;
    }

    /** Sets how often a request is sent again at most; 10 times unless set. */
    public Builder maxRetries(int value) {
      maxRetries = value;
      return this;
    }

    /** The client, of no group version yet. */
    public RestClient build() {
      Sender sender = new Sender(transport, limiter, backoff, tracer, time, maxRetries);
      ClientSettings settings =
          new ClientSettings(
              sender,
              scheme,
              new ObjectReader(scheme),
              new ObjectWriter(scheme, mediaType),
              warnings,
              userAgent,
              timeout);
      return new RestClient(settings, new GroupVersion("", ""), "/");
    }
  }
}
