package dev.navarch.apiextensions.serving;

import dev.navarch.api.apiextensions.v1.ServiceReference;
import dev.navarch.api.apiextensions.v1.WebhookClientConfig;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.SecureRandom;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SNIHostName;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;
import org.jspecify.annotations.Nullable;

/**
 * Sends reviews to one webhook, which is behind a URL or a service, and trusts the certificates of
 * its bundle, or those that everybody trusts if there is no bundle.
 */
final class WebhookClient {
  /** How long an exchange may take, as Kubernetes has it. */
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private static final int HTTPS = 443;

  /** A conversion of a large object; more is no answer but an attack. */
  private static final int MAX_ANSWER = 64 << 20;

  private final WebhookClientConfig config;
  private final ServiceResolver services;
  private final Duration patience;
  private volatile @Nullable HttpClient http;

  WebhookClient(WebhookClientConfig config, ServiceResolver services) {
    this(config, services, PATIENCE);
  }

  /**
   * Creates the client of a webhook.
   *
   * @param patience how long an exchange may take, from the connection to the last byte
   */
  WebhookClient(WebhookClientConfig config, ServiceResolver services, Duration patience) {
    this.config = config;
    this.services = services;
    this.patience = patience;
  }

  /**
   * Sends a review, and gives the body of the answer.
   *
   * @throws IOException if there is no whole answer in time, or it is a failure
   */
  byte[] post(byte[] review) throws IOException {
    URI address = address();
    HttpResponse<byte[]> answer;
    try {
      answer = exchange(address, review);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("Post \"%s\": context canceled".formatted(shown()), e);
    } catch (GeneralSecurityException e) {
      throw new IOException("invalid caBundle: " + e.getMessage(), e);
    } catch (IOException e) {
      throw new IOException("Post \"%s\": %s".formatted(shown(), reason(e)), e);
    }
    if (answer.statusCode() / 100 != 2) {
      throw new IOException(
          "the server responded with the status code %d but did not return more information"
              .formatted(answer.statusCode()));
    }
    return answer.body();
  }

  private HttpResponse<byte[]> exchange(URI address, byte[] review)
      throws IOException, InterruptedException, GeneralSecurityException {
    HttpRequest request =
        HttpRequest.newBuilder(address)
            .header("Content-Type", "application/json")
            .header("Accept", "application/json")
            .POST(HttpRequest.BodyPublishers.ofByteArray(review))
            .build();
    // A timeout of the request itself would not cover the body.
    CompletableFuture<HttpResponse<byte[]>> answer =
        client().sendAsync(request, info -> new BoundedBody(MAX_ANSWER));
    try {
      return answer.get(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      throw new IOException("context deadline exceeded", e);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof IOException failure
          ? failure
          : new IOException(String.valueOf(e.getCause()), e);
    } finally {
      // Ends an exchange that is still under way, and closes its connection.
      answer.cancel(true);
    }
  }

  private static String reason(IOException failure) {
    return failure.getMessage() == null ? failure.getClass().getSimpleName() : failure.getMessage();
  }

  /** The address as messages tell it, which does not say where a service was found. */
  private String shown() {
    ServiceReference service = config.service();
    String url =
        service == null
            ? config.url()
            : "https://%s:%d%s".formatted(hostOf(service), portOf(service), pathOf(service));
    return url + "?timeout=" + patience.toSeconds() + "s";
  }

  private URI address() throws IOException {
    ServiceReference service = config.service();
    try {
      if (service == null) {
        String url = config.url();
        if (url == null) {
          throw new IOException("webhook configuration must have either service or URL");
        }
        return URI.create(url + "?timeout=" + patience.toSeconds() + "s");
      }
      InetSocketAddress found =
          services.resolve(service.namespace(), service.name(), portOf(service));
      String host = found.getHostString();
      return URI.create(
          "https://%s:%d%s?timeout=%ds"
              .formatted(
                  host.indexOf(':') < 0 ? host : "[" + host + "]",
                  found.getPort(),
                  pathOf(service),
                  patience.toSeconds()));
    } catch (IllegalArgumentException e) {
      throw new IOException(e.getMessage(), e);
    }
  }

  private static String hostOf(ServiceReference service) {
    return service.name() + "." + service.namespace() + ".svc";
  }

  private static int portOf(ServiceReference service) {
    Integer port = service.port();
    return port == null ? HTTPS : port;
  }

  private static String pathOf(ServiceReference service) {
    String path = service.path();
    if (path == null || path.isEmpty()) {
      return "/";
    }
    return path.startsWith("/") ? path : "/" + path;
  }

  private HttpClient client() throws IOException, GeneralSecurityException {
    HttpClient known = http;
    if (known != null) {
      return known;
    }
    SSLContext trust = trust();
    HttpClient made =
        HttpClient.newBuilder()
            .connectTimeout(patience)
            .followRedirects(HttpClient.Redirect.NEVER)
            .sslContext(trust)
            .sslParameters(named(trust.getDefaultSSLParameters()))
            .build();
    http = made;
    return made;
  }

  /** Asks a service for its name, wherever it is found. */
  private SSLParameters named(SSLParameters parameters) throws IOException {
    ServiceReference service = config.service();
    if (service != null) {
      try {
        parameters.setServerNames(List.of(new SNIHostName(hostOf(service))));
      } catch (IllegalArgumentException e) {
        throw new IOException("%s is no host name".formatted(hostOf(service)), e);
      }
    }
    return parameters;
  }

  private SSLContext trust() throws IOException, GeneralSecurityException {
    TrustManagerFactory factory =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    factory.init(bundle());
    TrustManager[] managers = factory.getTrustManagers();
    ServiceReference service = config.service();
    if (service != null) {
      for (int i = 0; i < managers.length; i++) {
        if (managers[i] instanceof X509TrustManager manager) {
          managers[i] = new ServiceTrust(manager, hostOf(service));
        }
      }
    }
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, managers, new SecureRandom());
    return context;
  }

  private @Nullable KeyStore bundle() throws IOException, GeneralSecurityException {
    if (config.caBundle().isEmpty()) {
      return null;
    }
    KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
    store.load(null, null);
    int count = 0;
    for (Certificate certificate :
        CertificateFactory.getInstance("X.509")
            .generateCertificates(new ByteArrayInputStream(config.caBundle().unsafeArray()))) {
      store.setCertificateEntry("bundle-" + count++, certificate);
    }
    return store;
  }
}
