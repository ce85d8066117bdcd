package dev.navarch.apiserver.http;

import io.netty.handler.codec.http2.Http2SecurityUtil;
import io.netty.handler.ssl.ApplicationProtocolConfig;
import io.netty.handler.ssl.ApplicationProtocolNames;
import io.netty.handler.ssl.ClientAuth;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SupportedCipherSuiteFilter;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.List;
import javax.net.ssl.SSLException;
import javax.net.ssl.TrustManager;

/** How a server shows who it is, and takes what clients show of themselves. */
public final class ServerTls {
  private ServerTls() {}

  /**
   * Offers HTTP/2 and HTTP/1.1. A client may show a certificate and need not; one that the trust
   * manager does not accept ends the handshake.
   *
   * @param chain the server's own certificate first
   */
  public static SslContext context(
      PrivateKey key, List<X509Certificate> chain, TrustManager clients) throws SSLException {
    return SslContextBuilder.forServer(key, chain)
        .trustManager(clients)
        .clientAuth(ClientAuth.OPTIONAL)
        .protocols("TLSv1.3", "TLSv1.2")
        .ciphers(Http2SecurityUtil.CIPHERS, SupportedCipherSuiteFilter.INSTANCE)
        .applicationProtocolConfig(
            new ApplicationProtocolConfig(
                ApplicationProtocolConfig.Protocol.ALPN,
                ApplicationProtocolConfig.SelectorFailureBehavior.NO_ADVERTISE,
                ApplicationProtocolConfig.SelectedListenerFailureBehavior.ACCEPT,
                ApplicationProtocolNames.HTTP_2,
                ApplicationProtocolNames.HTTP_1_1))
        .build();
  }
}
