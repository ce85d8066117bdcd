package dev.navarch.apiextensions.serving;

import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsParameters;
import com.sun.net.httpserver.HttpsServer;
import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apiserver.certificates.CertificateAuthority;
import dev.navarch.apiserver.certificates.CertifiedKey;
import dev.navarch.apiserver.certificates.ServingNames;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SNIMatcher;
import javax.net.ssl.SNIServerName;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.StandardConstants;
import org.jspecify.annotations.Nullable;

/** A webhook on a free port. It gets reviews and gives bodies; an empty body is a failure. */
final class TestWebhook implements AutoCloseable {
  private static final char[] NO_PASSWORD = {};

  private final HttpServer http;

  private TestWebhook(HttpServer http, Function<Unstructured, byte[]> answer) {
    this.http = http;
    http.createContext(
        "/",
        exchange -> {
          Unstructured review = Unstructured.parse(exchange.getRequestBody().readAllBytes());
          byte[] body = answer.apply(review);
          exchange.sendResponseHeaders(
              body.length == 0 ? 500 : 200, body.length == 0 ? -1 : body.length);
          try (OutputStream out = exchange.getResponseBody()) {
            out.write(body);
          }
        });
    http.start();
  }

  static TestWebhook start(Function<Unstructured, byte[]> answer) throws IOException {
    return new TestWebhook(HttpServer.create(anywhere(), 0), answer);
  }

  /** Starts a webhook that shows a certificate with a name. */
  static TestWebhook startSecure(
      CertificateAuthority authority, String name, Function<Unstructured, byte[]> answer)
      throws IOException, GeneralSecurityException {
    return startSecure(authority, name, unheard -> {}, answer);
  }

  /**
   * Starts a webhook that shows a certificate with a name.
   *
   * @param asked hears the names that clients ask for
   */
  static TestWebhook startSecure(
      CertificateAuthority authority,
      String name,
      Consumer<String> asked,
      Function<Unstructured, byte[]> answer)
      throws IOException, GeneralSecurityException {
    CertifiedKey own =
        authority.issueServing("webhook", ServingNames.of(List.of(name)), Duration.ofHours(1));
    KeyStore keys = KeyStore.getInstance(KeyStore.getDefaultType());
    keys.load(null, null);
    keys.setKeyEntry("own", own.key(), NO_PASSWORD, new Certificate[] {own.certificate()});
    KeyManagerFactory factory =
        KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    factory.init(keys, NO_PASSWORD);
    SSLContext tls = SSLContext.getInstance("TLS");
    tls.init(factory.getKeyManagers(), null, null);
    HttpsServer server = HttpsServer.create(anywhere(), 0);
    server.setHttpsConfigurator(
        new HttpsConfigurator(tls) {
          @Override
          public void configure(HttpsParameters parameters) {
            SSLParameters usual = getSSLContext().getDefaultSSLParameters();
            usual.setSNIMatchers(List.of(new Heard(asked)));
            parameters.setSSLParameters(usual);
          }
        });
    return new TestWebhook(server, answer);
  }

  /** Takes every name, and tells of it. */
  private static final class Heard extends SNIMatcher {
    private final Consumer<String> asked;

    Heard(Consumer<String> asked) {
      super(StandardConstants.SNI_HOST_NAME);
      this.asked = asked;
    }

    @Override
    public boolean matches(SNIServerName name) {
      asked.accept(new String(name.getEncoded(), StandardCharsets.US_ASCII));
      return true;
    }
  }

  private static InetSocketAddress anywhere() {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
  }

  /** A proper answer to a review, with the objects changed. */
  static byte[] converted(Unstructured review, UnaryOperator<Unstructured> change) {
    List<?> objects = (List<?>) review.nested("request", "objects").orElseThrow();
    String to = review.nested(String.class, "request", "desiredAPIVersion").orElseThrow();
    List<StringMap<@Nullable Object>> changed =
        objects.stream()
            .map(object -> new Unstructured(CustomModel.object(object)))
            .map(object -> object.withNested(to, "apiVersion"))
            .map(change)
            .map(Unstructured::content)
            .toList();
    return JsonTree.toBytes(
        StringMap.<@Nullable Object>of("apiVersion", review.typeMeta().apiVersion())
            .with("kind", "ConversionReview")
            .with(
                "response",
                StringMap.<@Nullable Object>of(
                        "uid", review.nested(String.class, "request", "uid").orElseThrow())
                    .with("result", StringMap.<@Nullable Object>of("status", "Success"))
                    .with("convertedObjects", changed)));
  }

  String url() {
    return "http://127.0.0.1:%d/convert".formatted(address().getPort());
  }

  InetSocketAddress address() {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), http.getAddress().getPort());
  }

  @Override
  public void close() {
    http.stop(0);
  }
}
