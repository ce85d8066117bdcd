package dev.navarch.storage.testing.etcd;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** Writes the command line of a member, with the flags that its version of etcd has. */
final class EtcdFlags {
  private static final Map<List<String>, Boolean> KNOWN = new ConcurrentHashMap<>();

  private final String binary;
  private final List<String> command = new ArrayList<>();

  private EtcdFlags(Path binary) {
    this.binary = binary.toString();
    command.add(this.binary);
  }

  static List<String> command(
      Path binary, EtcdOptions options, EtcdMember member, List<EtcdMember> all, Path data) {
    EtcdFlags flags = new EtcdFlags(binary);
    flags.identity(options, member, all);
    flags.add("data-dir", data.toString());
    flags.add("logger", "zap");
    flags.add("log-outputs", "stderr");
    flags.add("log-level", "error");
    flags.progress(options.progressInterval());
    if (all.size() == 1 && options.quick()) {
      flags.add("heartbeat-interval", "10");
      flags.add("election-timeout", "100");
    }
    if (!options.sync()) {
      flags.addIfKnown("unsafe-no-fsync", "true");
    }
    TestCertificates certificates = options.certificates();
    if (certificates != null) {
      flags.tls(certificates);
    }
    flags.command.addAll(options.flags());
    return List.copyOf(flags.command);
  }

  private void identity(EtcdOptions options, EtcdMember member, List<EtcdMember> all) {
    add("name", member.name());
    add("listen-client-urls", member.clientUrl(options));
    add("advertise-client-urls", member.clientUrl(options));
    add("listen-peer-urls", member.peerUrl());
    add("initial-advertise-peer-urls", member.peerUrl());
    add(
        "initial-cluster",
        all.stream().map(m -> m.name() + "=" + m.peerUrl()).collect(Collectors.joining(",")));
    add("initial-cluster-token", all.getFirst().name());
    add("initial-cluster-state", "new");
  }

  /** Up to etcd 3.5 the flag counts as experimental, and its name says so. */
  private void progress(Duration interval) {
    String value = interval.toMillis() + "ms";
    if (!addIfKnown("watch-progress-notify-interval", value)) {
      addIfKnown("experimental-watch-progress-notify-interval", value);
    }
  }

  private void tls(TestCertificates certificates) {
    add("cert-file", certificates.server().certificate().toString());
    add("key-file", certificates.server().key().toString());
    add("trusted-ca-file", certificates.authority().toString());
    add("client-cert-auth", "true");
  }

  private void add(String flag, String value) {
    command.add("--" + flag + "=" + value);
  }

  /** The help text does not list every flag; asking for the version along with it tells. */
  private boolean addIfKnown(String flag, String value) {
    List<String> probe = List.of(binary, "--" + flag + "=" + value, "--version");
    boolean known =
        KNOWN.computeIfAbsent(probe, p -> Command.run(p, Duration.ofSeconds(30)).succeeded());
    if (known) {
      add(flag, value);
    }
    return known;
  }
}
