package dev.navarch.apiserver.http;

import io.netty.channel.Channel;
import io.netty.handler.ssl.SslHandler;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLPeerUnverifiedException;

/** Finds out who is at the other end of a connection whose TLS handshake is done. */
final class Peers {
  private Peers() {}

  static Peer of(Channel connection) {
    return new Peer(address(connection.remoteAddress()), certificates(connection));
  }

  private static String address(SocketAddress address) {
    return address instanceof InetSocketAddress internet && internet.getAddress() != null
        ? internet.getAddress().getHostAddress()
        : String.valueOf(address);
  }

  private static List<X509Certificate> certificates(Channel connection) {
    SslHandler tls = connection.pipeline().get(SslHandler.class);
    if (tls == null) {
      return List.of();
    }
    try {
      List<X509Certificate> chain = new ArrayList<>();
      for (Certificate certificate : tls.engine().getSession().getPeerCertificates()) {
        if (certificate instanceof X509Certificate known) {
          chain.add(known);
        }
      }
      return chain;
    } catch (SSLPeerUnverifiedException e) {
      return List.of();
    }
  }
}
