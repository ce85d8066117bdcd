package dev.navarch.client.config;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * All that a client must know of its server and itself: what {@code rest.Config} is in client-go.
 * Immutable; {@link #toBuilder} makes another. Nothing secret shows in its text.
 */
public final class ClientConfig {
  /** Requests a second that a client makes in the long run, unless somebody says otherwise. */
  public static final float DEFAULT_QPS = 5;

  /** Requests that a client makes at once, unless somebody says otherwise. */
  public static final int DEFAULT_BURST = 10;

  private final URI server;
  private final TlsConfig tls;
  private final Credentials credentials;
  private final @Nullable Object execClusterConfig;
  private final Impersonation impersonation;
  private final @Nullable URI proxy;
  private final String namespace;
  private final String userAgent;
  private final float qps;
  private final int burst;
  private final Duration timeout;
  private final Liveness liveness;
  private final String contentType;
  private final boolean disableCompression;

  private ClientConfig(Builder builder, URI server) {
    this.server = server;
    this.tls = builder.tls;
    this.credentials = builder.credentials;
    this.execClusterConfig = builder.execClusterConfig;
    this.impersonation = builder.impersonation;
    this.proxy = builder.proxy;
    this.namespace = builder.namespace;
    this.userAgent = builder.userAgent;
    this.qps = builder.qps;
    this.burst = builder.burst;
    this.timeout = builder.timeout;
    this.liveness = builder.liveness;
    this.contentType = builder.contentType;
    this.disableCompression = builder.disableCompression;
  }

  /** A configuration for a server, by its URL or as {@code host:port}. */
  public static Builder builder(String server) {
    return new Builder(server);
  }

  /**
   * What the files of {@code KUBECONFIG} say, or else the default file, or else the address in
   * {@code KUBERNETES_MASTER}, or else what Kubernetes mounts into a pod.
   *
   * @throws KubeconfigException if there is nothing, or it cannot be used
   */
  public static ClientConfig load() throws IOException {
    return load(KubeconfigOverrides.NONE);
  }

  /** The same with some values of the caller's. */
  public static ClientConfig load(KubeconfigOverrides overrides) throws IOException {
    return load(overrides, Surroundings.ofProcess());
  }

  static ClientConfig load(KubeconfigOverrides overrides, Surroundings around) throws IOException {
    Kubeconfig config = KubeconfigFiles.usual(around).load();
    try {
      return fromKubeconfig(config, overrides);
    } catch (KubeconfigException e) {
      String master = around.variable("KUBERNETES_MASTER");
      boolean isOpen = e.isEmpty() || (config.isEmpty() && overrides.leavesServerOpen());
      if (isOpen && !master.isEmpty()) {
        return fromKubeconfig(config, overrides.withServer(master));
      }
      if (isOpen && InCluster.isPossible(around)) {
        return InCluster.config(around, overrides);
      }
      throw e;
    }
  }

  /**
   * What a file says for its current context.
   *
   * @throws KubeconfigException if it is missing, or cannot be used
   */
  public static ClientConfig fromKubeconfig(Path file) throws IOException {
    return fromKubeconfig(file, KubeconfigOverrides.NONE);
  }

  /** What a file says, with some values of the caller's. */
  public static ClientConfig fromKubeconfig(Path file, KubeconfigOverrides overrides)
      throws IOException {
    return fromKubeconfig(KubeconfigFiles.explicit(file).load(), overrides);
  }

  /**
   * What a configuration says, with some values of the caller's.
   *
   * @throws KubeconfigException that tells all that is wrong
   */
  public static ClientConfig fromKubeconfig(Kubeconfig config, KubeconfigOverrides overrides)
      throws IOException {
    return ChosenContext.of(config, overrides).clientConfig();
  }

  /**
   * What Kubernetes mounts into a pod.
   *
   * @throws KubeconfigException if this process does not run in one
   */
  public static ClientConfig inCluster() throws IOException {
    return InCluster.config(Surroundings.ofProcess(), KubeconfigOverrides.NONE);
  }

  /** The address, with a scheme and without a slash at its end; it may have a path. */
  public URI server() {
    return server;
  }

  public TlsConfig tls() {
    return tls;
  }

  public Credentials credentials() {
    return credentials;
  }

  /** What the cluster's entry has for the program that tells credentials: a JSON tree, or null. */
  public @Nullable Object execClusterConfig() {
    return execClusterConfig;
  }

  public Impersonation impersonation() {
    return impersonation;
  }

  /** The proxy to use; null for what the environment says. */
  public @Nullable URI proxy() {
    return proxy;
  }

  /** The namespace that is meant when none is said. */
  public String namespace() {
    return namespace;
  }

  public String userAgent() {
    return userAgent;
  }

  /** Requests a second in the long run; negative for no limit. */
  public float qps() {
    return qps;
  }

  public int burst() {
    return burst;
  }

  /** How long a request may take; zero for as long as it takes. */
  public Duration timeout() {
    return timeout;
  }

  /** When a server of which nothing is heard is taken for gone. */
  public Liveness liveness() {
    return liveness;
  }

  /**
   * In which form objects are sent, and asked for. Empty for what suits each: caches read protobuf
   * where a kind has it, everything else is JSON.
   */
  public String contentType() {
    return contentType;
  }

  public boolean disableCompression() {
    return disableCompression;
  }

  /** A builder that has all of this. */
  public Builder toBuilder() {
    Builder builder = new Builder(server.toString());
    builder.tls = tls;
    builder.credentials = credentials;
    builder.execClusterConfig = execClusterConfig;
    builder.impersonation = impersonation;
    builder.proxy = proxy;
    builder.namespace = namespace;
    builder.userAgent = userAgent;
    builder.qps = qps;
    builder.burst = burst;
    builder.timeout = timeout;
    builder.liveness = liveness;
    builder.contentType = contentType;
    builder.disableCompression = disableCompression;
    return builder;
  }

  @Override
  public String toString() {
    return "ClientConfig[server=%s, tls=%s, credentials=%s, impersonation=%s, namespace=%s]"
        .formatted(server, tls, credentials, impersonation, namespace);
  }

  /** Puts a configuration together. Belongs to one thread. */
  public static final class Builder {
    private final String server;
    private TlsConfig tls = TlsConfig.DEFAULT;
    private Credentials credentials = Credentials.NONE;
    private @Nullable Object execClusterConfig;
    private Impersonation impersonation = Impersonation.NONE;
    private @Nullable URI proxy;
    private String namespace = "default";
    private String userAgent = UserAgent.DEFAULT;
    private float qps = DEFAULT_QPS;
    private int burst = DEFAULT_BURST;
    private Duration timeout = Duration.ZERO;
    private Liveness liveness = Liveness.DEFAULT;
    private String contentType = "";
    private boolean disableCompression;

    private Builder(String server) {
      this.server = server;
    }

    public Builder tls(TlsConfig value) {
      tls = value;
      return this;
    }

    public Builder credentials(Credentials value) {
      credentials = value;
      return this;
    }

    public Builder token(String value) {
      return credentials(new Credentials(value, null, "", "", null));
    }

    public Builder tokenFile(Path value) {
      return credentials(new Credentials("", value, "", "", null));
    }

    public Builder basic(String username, String password) {
      return credentials(new Credentials("", null, username, password, null));
    }

    public Builder exec(ExecConfig value) {
      return credentials(new Credentials("", null, "", "", value));
    }

    Builder execClusterConfig(@Nullable Object tree) {
      execClusterConfig = tree;
      return this;
    }

    public Builder impersonation(Impersonation value) {
      impersonation = value;
      return this;
    }

    public Builder proxy(@Nullable URI value) {
      proxy = value;
      return this;
    }

    public Builder namespace(String value) {
      namespace = value;
      return this;
    }

    public Builder userAgent(String value) {
      userAgent = value;
      return this;
    }

    public Builder qps(float value) {
      qps = value;
      return this;
    }

    public Builder burst(int value) {
      burst = value;
      return this;
    }

    public Builder timeout(Duration value) {
      timeout = value;
      return this;
    }

    public Builder liveness(Liveness value) {
      liveness = value;
      return this;
    }

    public Builder contentType(String value) {
      contentType = value;
      return this;
    }

    public Builder disableCompression(boolean value) {
      disableCompression = value;
      return this;
    }

    /**
     * The configuration. A user in the server's address takes the place of other credentials, as it
     * does in Kubernetes' client.
     *
     * @throws IllegalArgumentException if the server's address is none
     */
    public ClientConfig build() {
      ServerAddress address = ServerAddress.parse(server, !tls.isDefault());
      address.credentials().ifPresent(this::credentials);
      return new ClientConfig(this, address.uri());
    }
  }
}
