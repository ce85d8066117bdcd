package dev.navarch.apiserver.http;

import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.http2.Http2SecurityUtil;
import io.netty.handler.ssl.ApplicationProtocolNames;
import io.netty.handler.ssl.SslHandler;
import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.Set;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.TrustManager;

/**
 * How a server shows who it is, and takes what clients show of themselves. May be used by any
 * thread.
 *
 * <p>Made of the JDK's parts alone. Netty's own contexts go by way of key stores with passwords,
 * read all authorities that the JDK knows, and look for other libraries, which together takes
 * longer than everything else about listening.
 */
public final class ServerTls {
  private final SSLContext context;
  private final SSLParameters parameters;

  private ServerTls(SSLContext context, SSLParameters parameters) {
    this.context = context;
    this.parameters = parameters;
  }

  /**
   * Offers HTTP/2 and HTTP/1.1. A client may present a certificate. Every certificate passes the
   * handshake: whether it is accepted is decided for each request, as one authentication method
   * among several.
   *
   * @param chain the server's own certificate first
   * @param clientAuthorities the issuers named to clients when a certificate is requested
   */
  public static ServerTls of(
      PrivateKey key, List<X509Certificate> chain, List<X509Certificate> clientAuthorities)
      throws SSLException {
    try {
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(
          new KeyManager[] {new OwnKey(key, chain)},
          new TrustManager[] {new AnyClient(clientAuthorities)},
          null);
      return new ServerTls(context, parameters(context));
    } catch (GeneralSecurityException e) {
      throw new SSLException("the server's key cannot be used", e);
    }
  }

  private static SSLParameters parameters(SSLContext context) {
    Set<String> supported = Set.of(context.getSupportedSSLParameters().getCipherSuites());
    SSLParameters parameters = context.getDefaultSSLParameters();
    parameters.setProtocols(new String[] {"TLSv1.3", "TLSv1.2"});
    parameters.setCipherSuites(
        Http2SecurityUtil.CIPHERS.stream().filter(supported::contains).toArray(String[]::new));
    parameters.setUseCipherSuitesOrder(true);
    parameters.setApplicationProtocols(
        new String[] {ApplicationProtocolNames.HTTP_2, ApplicationProtocolNames.HTTP_1_1});
    parameters.setWantClientAuth(true);
    return parameters;
  }

  /** The server's side of one connection. */
  public SslHandler newHandler() {
    SSLEngine engine = context.createSSLEngine();
    engine.setUseClientMode(false);
    engine.setSSLParameters(parameters);
    return new SslHandler(engine);
  }

  /** What was agreed on after a handshake: HTTP/1.1 with a client that has no wishes. */
  public static String protocol(ChannelPipeline pipeline) {
    String agreed = pipeline.get(SslHandler.class).engine().getApplicationProtocol();
    return agreed == null || agreed.isEmpty() ? ApplicationProtocolNames.HTTP_1_1 : agreed;
  }
}
