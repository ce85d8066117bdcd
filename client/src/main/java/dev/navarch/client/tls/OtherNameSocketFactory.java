package dev.navarch.client.tls;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import javax.net.ssl.SSLSocketFactory;

/**
 * Layers TLS over sockets that are connected, and says another name than that of the host they are
 * connected to. Sockets that are not connected yet are not made: their host would have to have that
 * name. May be used by any thread.
 */
final class OtherNameSocketFactory extends SSLSocketFactory {
  private final SSLSocketFactory factory;
  private final String name;

  OtherNameSocketFactory(SSLSocketFactory factory, String name) {
    this.factory = factory;
    this.name = name;
  }

  @Override
  public Socket createSocket(Socket socket, String host, int port, boolean autoClose)
      throws IOException {
    return factory.createSocket(socket, name, port, autoClose);
  }

  @Override
  public Socket createSocket(String host, int port) throws IOException {
    throw connectedOnly();
  }

  @Override
  public Socket createSocket(String host, int port, InetAddress localHost, int localPort)
      throws IOException {
    throw connectedOnly();
  }

  @Override
  public Socket createSocket(InetAddress host, int port) throws IOException {
    throw connectedOnly();
  }

  @Override
  public Socket createSocket(InetAddress address, int port, InetAddress localAddress, int localPort)
      throws IOException {
    throw connectedOnly();
  }

  private static UnsupportedOperationException connectedOnly() {
    return new UnsupportedOperationException("only connected sockets can be given another name");
  }

  @Override
  public String[] getDefaultCipherSuites() {
    return factory.getDefaultCipherSuites();
  }

  @Override
  public String[] getSupportedCipherSuites() {
    return factory.getSupportedCipherSuites();
  }
}
