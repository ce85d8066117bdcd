package dev.navarch.benchmarks.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apiserver.certificates.CertificateAuthority;
import dev.navarch.apiserver.certificates.CertifiedKey;
import dev.navarch.apiserver.certificates.ServingNames;
import dev.navarch.apiserver.http.ServerTls;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class BareServerTest {
  private final CertificateAuthority authority =
      CertificateAuthority.create("test", Duration.ofHours(1), InstantSource.system());

  private BareServer server(List<Answer> answers) throws Exception {
    CertifiedKey own =
        authority.issueServing(
            "server", ServingNames.of(List.of("127.0.0.1")), Duration.ofHours(1));
    return BareServer.start(
        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
        ServerTls.of(own.key(), List.of(own.certificate()), List.of(authority.certificate())),
        answers);
  }

  private HttpResponse<byte[]> get(BareServer server, HttpClient.Version version, String path)
      throws Exception {
    SSLContext tls = SSLContext.getInstance("TLS");
    tls.init(null, new TrustManager[] {authority.trust()}, null);
    try (HttpClient client = HttpClient.newBuilder().version(version).sslContext(tls).build()) {
      URI target = URI.create("https://127.0.0.1:" + server.address().getPort() + path);
      return client.send(HttpRequest.newBuilder(target).build(), BodyHandlers.ofByteArray());
    }
  }

  @ParameterizedTest
  @EnumSource(HttpClient.Version.class)
  void aPathIsAnsweredWithItsBytes(HttpClient.Version version) throws Exception {
    byte[] large = new byte[3_000_000];
    try (BareServer server =
        server(
            List.of(
                Answer.json("/small", "{}".getBytes(UTF_8)),
                Answer.json("/large?limit=0", large)))) {
      HttpResponse<byte[]> small = get(server, version, "/small");
      assertThat(small.version()).isEqualTo(version);
      assertThat(small.headers().firstValue("content-type")).hasValue("application/json");
      assertThat(small.body()).asString(UTF_8).isEqualTo("{}");
      assertThat(get(server, version, "/large?limit=0").body()).isEqualTo(large);
    }
  }

  @ParameterizedTest
  @EnumSource(HttpClient.Version.class)
  void otherPathsAreNotFound(HttpClient.Version version) throws Exception {
    try (BareServer server = server(List.of())) {
      assertThat(get(server, version, "/").statusCode()).isEqualTo(404);
    }
  }

  @Test
  void theAnswersAreThoseOfTheBeginning() throws Exception {
    List<Answer> answers = new ArrayList<>(List.of(Answer.json("/a", new byte[1])));
    try (BareServer server = server(answers)) {
      answers.clear();
      assertThat(get(server, HttpClient.Version.HTTP_2, "/a").body()).hasSize(1);
    }
  }
}
