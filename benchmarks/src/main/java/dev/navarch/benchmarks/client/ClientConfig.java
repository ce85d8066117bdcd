package dev.navarch.benchmarks.client;

import dev.navarch.apiserver.certificates.CertifiedKey;
import io.netty.handler.ssl.ApplicationProtocolConfig;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import io.netty.handler.ssl.util.InsecureTrustManagerFactory;
import java.net.URI;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.SSLException;

/**
 * Where a server is, how to know it, and what to show it.
 *
 * @param authorities who may vouch for the server; with none it is the authorities of the JDK
 * @param insecure whether any server is believed
 * @param certificate shown to the server, with its key
 * @param token shown to the server, empty when there is none
 */
public record ClientConfig(
    URI server,
    List<X509Certificate> authorities,
    boolean insecure,
    Optional<CertifiedKey> certificate,
    String token) {
  public ClientConfig {
    authorities = List.copyOf(authorities);
    if (!"https".equals(server.getScheme()) || server.getHost() == null) {
      throw new IllegalArgumentException("not the address of a server with TLS: " + server);
    }
  }

  /** A server that asks nobody who they are. */
  public static ClientConfig anonymous(URI server, X509Certificate authority) {
    return new ClientConfig(server, List.of(authority), false, Optional.empty(), "");
  }

  /** The name or address of the server; one of IPv6 without its brackets. */
  public String host() {
    String host = server.getHost();
    return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
  }

  public int port() {
    return server.getPort() < 0 ? 443 : server.getPort();
  }

  /** What requests call the server. */
  String authority() {
    return server.getHost() + ":" + port();
  }

  SslContext tls(Protocol protocol) throws SSLException {
    SslContextBuilder builder =
        SslContextBuilder.forClient()
            .sslProvider(SslProvider.JDK)
            .protocols("TLSv1.3", "TLSv1.2")
            .applicationProtocolConfig(
                new ApplicationProtocolConfig(
                    ApplicationProtocolConfig.Protocol.ALPN,
                    ApplicationProtocolConfig.SelectorFailureBehavior.NO_ADVERTISE,
                    ApplicationProtocolConfig.SelectedListenerFailureBehavior.ACCEPT,
                    protocol.alpn()));
    certificate.ifPresent(own -> builder.keyManager(own.key(), own.certificate()));
    if (insecure) {
      builder
          .trustManager(InsecureTrustManagerFactory.INSTANCE)
          .endpointIdentificationAlgorithm(null);
    } else if (!authorities.isEmpty()) {
      builder.trustManager(authorities);
    }
    return builder.build();
  }
}
