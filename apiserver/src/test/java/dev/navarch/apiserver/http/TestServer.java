package dev.navarch.apiserver.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.EOFException;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.KeyStore;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.function.UnaryOperator;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;
import javax.security.auth.x500.X500Principal;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/** A real server on a free port of this machine, and a client that trusts it. */
final class TestServer implements AutoCloseable {
  private final HttpServer server;
  private final SSLContext clientTls;

  private TestServer(HttpServer server, SSLContext clientTls) {
    this.server = server;
    this.clientTls = clientTls;
  }

  static TestServer start(Handler handler) {
    return start(handler, options -> options);
  }

  static TestServer start(Handler handler, UnaryOperator<HttpOptions> adjust) {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(256);
      KeyPair keys = generator.generateKeyPair();
      X509Certificate certificate = selfSigned(keys);
      SSLContext clientTls = SSLContext.getInstance("TLS");
      X509TrustManager trust = trusting(certificate);
      clientTls.init(null, new X509TrustManager[] {trust}, null);
      HttpOptions options =
          adjust.apply(HttpOptions.of(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)));
      return new TestServer(
          HttpServer.start(
              options,
              ServerTls.of(keys.getPrivate(), List.of(certificate), List.of(certificate)),
              handler),
          clientTls);
    } catch (GeneralSecurityException | IOException | OperatorCreationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static X509Certificate selfSigned(KeyPair keys)
      throws IOException, OperatorCreationException, GeneralSecurityException {
    X500Principal name = new X500Principal("CN=test server");
    Instant now = Instant.now();
    return new JcaX509CertificateConverter()
        .getCertificate(
            new JcaX509v3CertificateBuilder(
                    name,
                    new BigInteger(64, new SecureRandom()),
                    Date.from(now.minusSeconds(60)),
                    Date.from(now.plus(Duration.ofHours(1))),
                    name,
                    keys.getPublic())
                .addExtension(
                    Extension.subjectAlternativeName,
                    false,
                    new GeneralNames(
                        new GeneralName[] {
                          new GeneralName(GeneralName.iPAddress, "127.0.0.1"),
                          new GeneralName(GeneralName.dNSName, "localhost")
                        }))
                .build(new JcaContentSignerBuilder("SHA256withECDSA").build(keys.getPrivate())));
  }

  private static X509TrustManager trusting(X509Certificate certificate)
      throws GeneralSecurityException, IOException {
    KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
    store.load(null, null);
    store.setCertificateEntry("server", certificate);
    TrustManagerFactory factory =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    factory.init(store);
    return (X509TrustManager) factory.getTrustManagers()[0];
  }

  HttpClient client(HttpClient.Version version) {
    return HttpClient.newBuilder().version(version).sslContext(clientTls).build();
  }

  SSLContext clientTls() {
    return clientTls;
  }

  HttpServer http() {
    return server;
  }

  /** A connection that speaks nothing yet. */
  SSLSocket connect(String... protocols) throws IOException {
    SSLSocket socket =
        (SSLSocket)
            clientTls.getSocketFactory().createSocket("127.0.0.1", server.address().getPort());
    SSLParameters parameters = socket.getSSLParameters();
    parameters.setApplicationProtocols(protocols);
    socket.setSSLParameters(parameters);
    socket.setSoTimeout(20_000);
    return socket;
  }

  /** Sends bytes as they are and gives back what comes until the server closes. */
  String raw(String request) {
    try (SSLSocket socket = connect()) {
      socket.getOutputStream().write(request.getBytes(ISO_8859_1));
      socket.getOutputStream().flush();
      return new String(socket.getInputStream().readAllBytes(), ISO_8859_1);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Sends bytes as they are and gives back one answer of known length. */
  String answer(String request) {
    try (SSLSocket socket = connect()) {
      socket.getOutputStream().write(request.getBytes(ISO_8859_1));
      StringBuilder answer = new StringBuilder();
      while (answer.indexOf("\r\n\r\n") < 0) {
        answer.append(next(socket));
      }
      int left = length(answer.toString());
      while (left-- > 0) {
        answer.append(next(socket));
      }
      return answer.toString();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static char next(SSLSocket socket) throws IOException {
    int next = socket.getInputStream().read();
    if (next < 0) {
      throw new EOFException("the answer is not whole");
    }
    return (char) next;
  }

  private static int length(String header) {
    for (String line : header.split("\r\n", -1)) {
      if (line.regionMatches(true, 0, "content-length: ", 0, 16)) {
        return Integer.parseInt(line.substring(16));
      }
    }
    throw new IllegalArgumentException("no length in " + header);
  }

  InetSocketAddress address() {
    return server.address();
  }

  HttpRequest.Builder request(String target) {
    return HttpRequest.newBuilder(
            URI.create("https://127.0.0.1:" + server.address().getPort() + target))
        .timeout(Duration.ofSeconds(20));
  }

  @Override
  public void close() {
    server.close();
  }
}
