package dev.navarch.cluster.up;

import dev.navarch.cluster.keys.ControlPlaneKeys;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.UUID;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/**
 * A few requests of the kinds that clients send, sent to a server by itself. A JVM that records
 * what a program loads and does has then seen what matters, and the next one starts with it.
 */
final class Rehearsal {
  private static final int ROUNDS = 5;
  private static final String JSON = "application/json";
  private static final String TABLE =
      "application/json;as=Table;v=v1;g=meta.k8s.io,application/json;as=Table;v=v1beta1;g=meta.k8s.io,"
          + JSON;
  private static final String PROTOBUF = "application/vnd.kubernetes.protobuf," + JSON;
  private static final String NAMESPACE = "/api/v1/namespaces/rehearsal";
  private static final String DEPLOYMENTS = "/apis/apps/v1/namespaces/rehearsal/deployments";
  private static final String SAMPLES =
      "/apis/rehearsal.navarch.dev/v1/namespaces/rehearsal/samples";

  private static final String DEPLOYMENT =
      """
      {"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"d","labels":{"a":"b"}},
       "spec":{"replicas":2,"selector":{"matchLabels":{"a":"b"}},"template":{"metadata":{"labels":{"a":"b"}},
       "spec":{"containers":[{"name":"c","image":"i","ports":[{"containerPort":80}],
       "env":[{"name":"k","value":"v"}],"resources":{"requests":{"cpu":"100m","memory":"1Gi"}}}]}}}}\
      """;
  private static final String POD =
      """
      {"apiVersion":"v1","kind":"Pod","metadata":{"name":"p"},"spec":{"containers":[{"name":"c","image":"i"}]}}\
      """;
  private static final String DEFINITION =
      """
      {"apiVersion":"apiextensions.k8s.io/v1","kind":"CustomResourceDefinition",
       "metadata":{"name":"samples.rehearsal.navarch.dev"},
       "spec":{"group":"rehearsal.navarch.dev","scope":"Namespaced","names":{"plural":"samples","kind":"Sample"},
       "versions":[{"name":"v1","served":true,"storage":true,"subresources":{"status":{}},
       "schema":{"openAPIV3Schema":{"type":"object","properties":{"spec":{"type":"object",
       "properties":{"size":{"type":"integer","minimum":1}}}}}}}]}}\
      """;

  private final URI server;
  private final HttpClient client;

  private Rehearsal(URI server, HttpClient client) {
    this.server = server;
    this.client = client;
  }

  /** Runs against a server that is ready, as its administrator. Whatever it answers is right. */
  static void run(URI server, ControlPlaneKeys keys) throws IOException, InterruptedException {
    try (HttpClient client =
        HttpClient.newBuilder()
            .sslContext(tls(keys))
            .connectTimeout(Duration.ofSeconds(10))
            .build()) {
      Rehearsal rehearsal = new Rehearsal(server, client);
      rehearsal.discover();
      rehearsal.prepare();
      for (int round = 0; round < ROUNDS; round++) {
        rehearsal.work();
      }
    }
  }

  private void discover() throws IOException, InterruptedException {
    for (String path : new String[] {"/readyz", "/version", "/api", "/apis", "/apis/apps/v1"}) {
      get(path, JSON);
    }
    get("/apis", "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList," + JSON);
  }

  private void prepare() throws IOException, InterruptedException {
    send(
        "POST",
        "/api/v1/namespaces",
        JSON,
        """
        {"apiVersion":"v1","kind":"Namespace","metadata":{"name":"rehearsal"}}\
        """);
    send(
        "POST",
        NAMESPACE + "/serviceaccounts",
        JSON,
        """
        {"apiVersion":"v1","kind":"ServiceAccount","metadata":{"name":"default"}}\
        """);
    send("POST", "/apis/apiextensions.k8s.io/v1/customresourcedefinitions", JSON, DEFINITION);
  }

  private void work() throws IOException, InterruptedException {
    send("POST", DEPLOYMENTS, JSON, DEPLOYMENT);
    send("POST", NAMESPACE + "/pods", JSON, POD);
    String sample =
        """
        {"apiVersion":"rehearsal.navarch.dev/v1","kind":"Sample","metadata":{"name":"s"},"spec":{"size":3}}\
        """;
    send("POST", SAMPLES, JSON, sample);
    String patch =
        """
        {"metadata":{"labels":{"x":"%s"}}}\
        """
            .formatted(UUID.randomUUID());
    send("PATCH", DEPLOYMENTS + "/d", "application/strategic-merge-patch+json", patch);
    send("PATCH", SAMPLES + "/s", "application/merge-patch+json", patch);
    send(
        "PATCH",
        DEPLOYMENTS + "/d?fieldManager=r&force=true",
        "application/apply-patch+yaml",
        DEPLOYMENT);
    for (String accept : new String[] {JSON, TABLE, PROTOBUF}) {
      get(DEPLOYMENTS + "?limit=500", accept);
      get(DEPLOYMENTS + "/d", accept);
      get(NAMESPACE + "/pods/p", accept);
      get("/api/v1/pods", accept);
    }
    watch(NAMESPACE + "/pods?watch=true&resourceVersion=0");
    get(SAMPLES, TABLE);
    send("DELETE", NAMESPACE + "/pods/p", JSON, "{\"gracePeriodSeconds\":0}");
    send("DELETE", DEPLOYMENTS + "/d", JSON, "{}");
    send("DELETE", SAMPLES + "/s", JSON, "{}");
  }

  private void get(String path, String accept) throws IOException, InterruptedException {
    exchange(request(path).header("Accept", accept).build());
  }

  /** Reads what a watch begins with, and leaves. */
  private void watch(String path) throws IOException, InterruptedException {
    HttpResponse<InputStream> events =
        client.send(request(path).header("Accept", JSON).build(), BodyHandlers.ofInputStream());
    try (InputStream body = events.body()) {
      int unused = body.read();
    }
  }

  private void send(String method, String path, String type, String body)
      throws IOException, InterruptedException {
    exchange(
        request(path)
            .header("Accept", JSON)
            .header("Content-Type", type)
            .method(method, BodyPublishers.ofString(body))
            .build());
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(server.resolve(path)).timeout(Duration.ofSeconds(20));
  }

  private void exchange(HttpRequest request) throws IOException, InterruptedException {
    HttpResponse<byte[]> unused = client.send(request, BodyHandlers.ofByteArray());
  }

  private static SSLContext tls(ControlPlaneKeys keys) throws IOException {
    try {
      char[] none = new char[0];
      KeyStore own = KeyStore.getInstance("PKCS12");
      own.load(null, none);
      own.setKeyEntry(
          "administrator",
          keys.administrator().key(),
          none,
          new X509Certificate[] {keys.administrator().certificate()});
      KeyManagerFactory keyManagers =
          KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
      keyManagers.init(own, none);
      KeyStore trusted = KeyStore.getInstance("PKCS12");
      trusted.load(null, none);
      trusted.setCertificateEntry("authority", keys.authority().certificate());
      TrustManagerFactory trust =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      trust.init(trusted);
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(keyManagers.getKeyManagers(), trust.getTrustManagers(), null);
      return context;
    } catch (GeneralSecurityException e) {
      throw new IOException("cannot talk to the server over TLS", e);
    }
  }
}
