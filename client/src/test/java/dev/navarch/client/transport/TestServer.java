package dev.navarch.client.transport;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsParameters;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;

/** A small server of the JDK's, with or without TLS, that answers all requests in one way. */
final class TestServer implements AutoCloseable {
  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  private TestServer(HttpServer server, HttpHandler handler) {
    this.server = server;
    server.createContext("/", handler);
    server.setExecutor(threads);
    server.start();
  }

  static TestServer plain(HttpHandler handler) throws IOException {
    return new TestServer(HttpServer.create(anyPort(), 0), handler);
  }

  static TestServer tls(SSLContext context, boolean needsCertificate, HttpHandler handler)
      throws IOException {
    HttpsServer server = HttpsServer.create(anyPort(), 0);
    server.setHttpsConfigurator(
        new HttpsConfigurator(context) {
          @Override
          public void configure(HttpsParameters parameters) {
            SSLParameters tls = context.getDefaultSSLParameters();
            tls.setNeedClientAuth(needsCertificate);
            parameters.setSSLParameters(tls);
          }
        });
    return new TestServer(server, handler);
  }

  private static InetSocketAddress anyPort() {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
  }

  static void answer(HttpExchange exchange, int status, byte[] body) throws IOException {
    exchange.getRequestBody().readAllBytes();
    exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  int port() {
    return server.getAddress().getPort();
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
