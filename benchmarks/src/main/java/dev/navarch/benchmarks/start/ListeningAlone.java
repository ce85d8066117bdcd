package dev.navarch.benchmarks.start;

import dev.navarch.apiserver.certificates.CertificateAuthority;
import dev.navarch.apiserver.certificates.CertifiedKey;
import dev.navarch.apiserver.http.HttpOptions;
import dev.navarch.apiserver.http.HttpServer;
import dev.navarch.apiserver.http.ServerTls;
import dev.navarch.cluster.controlplane.ControlPlaneOptions;
import dev.navarch.cluster.keys.ServerAddresses;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;

/**
 * The least that a server over TLS does before it can be asked: makes keys and listens. Prints how
 * many milliseconds that took since the JVM began, and since its main method.
 */
final class ListeningAlone {
  private ListeningAlone() {}

  public static void main(String[] arguments) throws IOException {
    long start = System.nanoTime();
    Duration lifetime = Duration.ofDays(1);
    CertificateAuthority authority =
        CertificateAuthority.create("alone", lifetime, InstantSource.system());
    CertifiedKey own =
        authority.issueServing(
            "alone",
            ServerAddresses.of(ControlPlaneOptions.DEFAULT_SERVICE_RANGE, List.of()),
            lifetime);
    try (HttpServer server =
        HttpServer.start(
            HttpOptions.of(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)),
            ServerTls.of(own.key(), List.of(own.certificate()), List.of(authority.certificate())),
            (request, responder) -> {})) {
      double since = (System.nanoTime() - start) / 1e6;
      long jvm = ManagementFactory.getRuntimeMXBean().getStartTime();
      System.out.println(System.currentTimeMillis() - jvm + " " + since);
    }
  }
}
