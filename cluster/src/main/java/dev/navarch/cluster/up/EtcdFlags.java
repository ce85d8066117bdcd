package dev.navarch.cluster.up;

import dev.navarch.storage.etcd.EtcdConfig;
import dev.navarch.storage.etcd.EtcdTls;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which etcd, and how to speak with it. */
final class EtcdFlags {
  @Option(
      names = "--etcd-servers",
      split = ",",
      paramLabel = "URL",
      description = "The etcd servers, with http:// or https://, for --storage etcd.")
  private List<String> servers = List.of();

  @Option(
      names = "--etcd-prefix",
      paramLabel = "PREFIX",
      defaultValue = "/registry",
      description = "What the keys in etcd begin with (default: ${DEFAULT-VALUE}).")
  private String prefix = "/registry";

  @Option(
      names = "--etcd-cafile",
      paramLabel = "FILE",
      description = "The authority that signed the certificates of the etcd servers.")
  private @Nullable Path authority;

  @Option(
      names = "--etcd-certfile",
      paramLabel = "FILE",
      description = "The certificate to show to the etcd servers.")
  private @Nullable Path certificate;

  @Option(
      names = "--etcd-keyfile",
      paramLabel = "FILE",
      description = "The private key of that certificate.")
  private @Nullable Path key;

  boolean given() {
    return !servers.isEmpty();
  }

  EtcdConfig config() {
    EtcdConfig config =
        EtcdConfig.of(servers).withKeyPrefix(prefix.endsWith("/") ? prefix : prefix + "/");
    return authority == null && certificate == null
        ? config
        : config.withTls(new EtcdTls(authority, certificate, key, null));
  }
}
