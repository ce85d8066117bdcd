package dev.navarch.storage.testing.etcd;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How a server is to run.
 *
 * @param sync whether every write reaches the disk before it is acknowledged. Without, writes
 *     survive a kill of the server as well, just not a crash of the machine.
 * @param quick whether a server on its own may tick faster than etcd does by default: it then
 *     starts several times as fast and grants leases of 1 s. Clusters always tick as by default.
 * @param progressInterval how often a watch that asks for it hears of progress; at least 100 ms
 * @param certificates serve TLS with them and require client certificates; null for plain text
 * @param flags more flags of etcd, as in {@code --quota-backend-bytes=16777216}
 * @param parent the folder in which a server makes its own
 */
public record EtcdOptions(
    boolean sync,
    boolean quick,
    Duration progressInterval,
    @Nullable TestCertificates certificates,
    List<String> flags,
    Path parent) {
  /** Synced, quick, plain text, progress twice a second, in the folder for temporary files. */
  public static final EtcdOptions DEFAULT =
      new EtcdOptions(
          true,
          true,
          Duration.ofMillis(500),
          null,
          List.of(),
          Path.of(System.getProperty("java.io.tmpdir")));

  public EtcdOptions {
    flags = List.copyOf(flags);
  }

  /** For tests, which then spare the disk. */
  public EtcdOptions withoutSync() {
    return new EtcdOptions(false, quick, progressInterval, certificates, flags, parent);
  }

  /** For measurements: heartbeats and elections as etcd has them by default. */
  public EtcdOptions withUsualTicks() {
    return new EtcdOptions(sync, false, progressInterval, certificates, flags, parent);
  }

  public EtcdOptions withProgressInterval(Duration interval) {
    return new EtcdOptions(sync, quick, interval, certificates, flags, parent);
  }

  public EtcdOptions withTls(TestCertificates certificates) {
    return new EtcdOptions(sync, quick, progressInterval, certificates, flags, parent);
  }

  /** Adds a flag. */
  public EtcdOptions withFlag(String flag) {
    List<String> more = Stream.concat(flags.stream(), Stream.of(flag)).toList();
    return new EtcdOptions(sync, quick, progressInterval, certificates, more, parent);
  }

  /** For measurements, where it matters which disk is written to. */
  public EtcdOptions withParent(Path parent) {
    return new EtcdOptions(sync, quick, progressInterval, certificates, flags, parent);
  }
}
