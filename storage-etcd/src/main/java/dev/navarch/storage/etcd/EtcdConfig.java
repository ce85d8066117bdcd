package dev.navarch.storage.etcd;

import dev.navarch.storage.Limits;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which etcd to use, and how.
 *
 * @param endpoints the members to talk to, as {@code https://host:port}, {@code http://host:port}
 *     or {@code host:port}; either all of them with TLS or none
 * @param keyPrefix what the store puts in front of every key; it sees no others
 * @param tls how to speak TLS; without it, {@code https} trusts what the JVM trusts
 * @param dialTimeout how long a call waits for a connection
 * @param requestTimeout how long a call takes at most
 * @param limits what the server is asked to take; a server with other limits needs other ones here
 * @param compactionInterval how often old revisions are forgotten; zero for never. What is younger
 *     than this is kept
 */
public record EtcdConfig(
    List<String> endpoints,
    String keyPrefix,
    @Nullable EtcdTls tls,
    Duration dialTimeout,
    Duration requestTimeout,
    Limits limits,
    Duration compactionInterval) {

  /** Where Kubernetes keeps its objects. */
  public static final String KUBERNETES_PREFIX = "/registry/";

  /**
   * What a server takes that was not told otherwise. It limits the whole request to 1.5 MiB: a
   * value must leave room for the keys around it.
   */
  public static final Limits DEFAULT_LIMITS =
      new Limits(
          Limits.DEFAULT.maxKeyBytes(),
          Limits.DEFAULT.maxValueBytes() - (32 << 10),
          Limits.DEFAULT.maxOperations());

  public EtcdConfig {
    endpoints = List.copyOf(endpoints);
    if (endpoints.isEmpty()) {
      throw new IllegalArgumentException("an etcd has at least one endpoint");
    }
    if (keyPrefix.isEmpty()) {
      throw new IllegalArgumentException("the key prefix is not empty");
    }
    if (!dialTimeout.isPositive() || !requestTimeout.isPositive()) {
      throw new IllegalArgumentException("a timeout is longer than nothing");
    }
    if (compactionInterval.isNegative()) {
      throw new IllegalArgumentException("the compaction interval is not negative");
    }
  }

  /** An etcd with everything else as Kubernetes has it. */
  public static EtcdConfig of(String... endpoints) {
    return of(List.of(endpoints));
  }

  /** An etcd with everything else as Kubernetes has it. */
  public static EtcdConfig of(List<String> endpoints) {
    return new EtcdConfig(
        endpoints,
        KUBERNETES_PREFIX,
        null,
        Duration.ofSeconds(5),
        Duration.ofSeconds(10),
        DEFAULT_LIMITS,
        Duration.ofMinutes(5));
  }

  public EtcdConfig withKeyPrefix(String keyPrefix) {
    return new EtcdConfig(
        endpoints, keyPrefix, tls, dialTimeout, requestTimeout, limits, compactionInterval);
  }

  public EtcdConfig withTls(EtcdTls tls) {
    return new EtcdConfig(
        endpoints, keyPrefix, tls, dialTimeout, requestTimeout, limits, compactionInterval);
  }

  public EtcdConfig withTimeouts(Duration dialTimeout, Duration requestTimeout) {
    return new EtcdConfig(
        endpoints, keyPrefix, tls, dialTimeout, requestTimeout, limits, compactionInterval);
  }

  public EtcdConfig withLimits(Limits limits) {
    return new EtcdConfig(
        endpoints, keyPrefix, tls, dialTimeout, requestTimeout, limits, compactionInterval);
  }

  public EtcdConfig withCompactionInterval(Duration compactionInterval) {
    return new EtcdConfig(
        endpoints, keyPrefix, tls, dialTimeout, requestTimeout, limits, compactionInterval);
  }
}
