package dev.navarch.client.tls;

import java.security.KeyManagementException;
import java.security.Provider;
import java.security.SecureRandom;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLContextSpi;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLServerSocketFactory;
import javax.net.ssl.SSLSessionContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManager;

/**
 * A context whose connections believe that they go to a host of another name: they ask for that
 * name, and the server's certificate must have it. The JDK's HTTP client always says the name in
 * the address, so the name is put in beneath it. Of sockets, those can be so named that are
 * connected already.
 */
final class OtherNameContext extends SSLContext {
  private OtherNameContext(SSLContextSpi spi, Provider provider, String protocol) {
    super(spi, provider, protocol);
  }

  static SSLContext of(SSLContext context, String name) {
    return new OtherNameContext(
        new Spi(context, name), context.getProvider(), context.getProtocol());
  }

  private static final class Spi extends SSLContextSpi {
    private final SSLContext context;
    private final String name;

    Spi(SSLContext context, String name) {
      this.context = context;
      this.name = name;
    }

    @Override
    protected void engineInit(KeyManager[] keys, TrustManager[] trust, SecureRandom random)
        throws KeyManagementException {
      throw new KeyManagementException("it is made already");
    }

    @Override
    protected SSLEngine engineCreateSSLEngine() {
      return engineCreateSSLEngine("", -1);
    }

    @Override
    protected SSLEngine engineCreateSSLEngine(String host, int port) {
      return new OtherNameEngine(context.createSSLEngine(name, port), name);
    }

    @Override
    protected SSLSocketFactory engineGetSocketFactory() {
      return new OtherNameSocketFactory(context.getSocketFactory(), name);
    }

    @Override
    protected SSLServerSocketFactory engineGetServerSocketFactory() {
      throw new UnsupportedOperationException("a client does not serve");
    }

    @Override
    protected SSLSessionContext engineGetServerSessionContext() {
      return context.getServerSessionContext();
    }

    @Override
    protected SSLSessionContext engineGetClientSessionContext() {
      return context.getClientSessionContext();
    }

    @Override
    protected SSLParameters engineGetDefaultSSLParameters() {
      return context.getDefaultSSLParameters();
    }

    @Override
    protected SSLParameters engineGetSupportedSSLParameters() {
      return context.getSupportedSSLParameters();
    }
  }
}
