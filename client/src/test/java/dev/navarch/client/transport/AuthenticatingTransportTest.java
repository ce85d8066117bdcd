package dev.navarch.client.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.client.config.ClientConfig;
import dev.navarch.client.config.Impersonation;
import dev.navarch.client.credentials.Credential;
import dev.navarch.client.credentials.CredentialSource;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AuthenticatingTransportTest {
  private final List<HttpHeaders> seen = new ArrayList<>();
  private int closed;

  @Test
  void requestsTellWhoCalls() throws Exception {
    ClientConfig config =
        ClientConfig.builder("x")
            .token("t")
            .userAgent("me/1")
            .impersonation(
                new Impersonation(
                    "she", "7", List.of("a", "b"), Map.of("example.com/Why", List.of("1", "2"))))
            .build();

    send(config, CredentialSource.of(config), HttpHeaders.NONE, 200);

    assertThat(seen)
        .singleElement()
        .satisfies(headers ->
            assertThat(headers.asMap())
                .containsOnly(
                    Map.entry("authorization", List.of("Bearer t")),
                    Map.entry("user-agent", List.of("me/1")),
                    Map.entry("impersonate-user", List.of("she")),
                    Map.entry("impersonate-uid", List.of("7")),
                    Map.entry("impersonate-group", List.of("a", "b")),
                    Map.entry("impersonate-extra-example.com%2fwhy", List.of("1", "2"))));
  }

  @Test
  void whatTheRequestSaysItselfStays() throws Exception {
    ClientConfig config =
        ClientConfig.builder("x").token("t").impersonation(Impersonation.of("she")).build();
    HttpHeaders own =
        HttpHeaders.NONE
            .with("Authorization", "Bearer own")
            .with("Impersonate-User", "he")
            .with("User-Agent", "own");

    send(config, CredentialSource.of(config), own, 401);

    assertThat(seen).singleElement().satisfies(h -> assertThat(h.asMap()).isEqualTo(own.asMap()));
  }

  @Test
  void refusedCallerTriesOnceMoreWithSomethingNew() throws Exception {
    Changing source = new Changing(3);

    int status = send(ClientConfig.builder("x").build(), source, HttpHeaders.NONE, 401, 200);

    assertThat(status).isEqualTo(200);
    assertThat(seen)
        .extracting(headers -> headers.first("authorization").orElse(""))
        .containsExactly("Bearer 1", "Bearer 2");
    assertThat(closed).isEqualTo(1);
  }

  @Test
  void secondRefusalIsFinal() throws Exception {
    int status =
        send(ClientConfig.builder("x").build(), new Changing(9), HttpHeaders.NONE, 401, 401, 200);

    assertThat(status).isEqualTo(401);
    assertThat(seen).hasSize(2);
  }

  @Test
  void refusalStandsWhenThereIsNothingNew() throws Exception {
    int status =
        send(ClientConfig.builder("x").build(), new Changing(1), HttpHeaders.NONE, 401, 200);

    assertThat(status).isEqualTo(401);
    assertThat(seen).hasSize(1);
    assertThat(closed).isZero();
  }

  @Test
  void refusalStandsWhenSomethingNewCannotBeHad() throws Exception {
    CredentialSource broken =
        new CredentialSource() {
          @Override
          public Credential current() {
            return new Credential("Bearer 1", null);
          }

          @Override
          public boolean refused(Credential shown) throws IOException {
            throw new IOException("the plug-in is not there");
          }
        };

    int status = send(ClientConfig.builder("x").build(), broken, HttpHeaders.NONE, 401, 200);

    assertThat(status).isEqualTo(401);
    assertThat(seen).hasSize(1);
    assertThat(closed).isZero();
  }

  @Test
  void tokenThatCannotStandInAHeaderIsNotShown() {
    ClientConfig config = ClientConfig.builder("x").token("SEC\nRET").build();

    assertThatThrownBy(() -> send(config, CredentialSource.of(config), HttpHeaders.NONE, 200))
        .hasMessage("the token or password of the caller cannot stand in a header");
  }

  private int send(
      ClientConfig config, CredentialSource source, HttpHeaders headers, Integer... statuses)
      throws Exception {
    List<Integer> answers = new ArrayList<>(List.of(statuses));
    Transport inner =
        new Transport() {
          @Override
          public TransportAnswer send(TransportRequest request) {
            seen.add(request.headers());
            return new TransportAnswer(answers.removeFirst(), HttpHeaders.NONE, new Body());
          }

          @Override
          public void close() {}
        };
    TransportRequest request =
        new TransportRequest("GET", "/", headers, Optional.empty(), Duration.ZERO);
    return new AuthenticatingTransport(inner, source, config).send(request).status();
  }

  private final class Body extends InputStream {
    @Override
    public int read() {
      return -1;
    }

    @Override
    public void close() {
      closed++;
    }
  }

  /** Tells something new some times. */
  private static final class Changing implements CredentialSource {
    private final int last;
    private int now = 1;

    Changing(int last) {
      this.last = last;
    }

    @Override
    public Credential current() {
      return new Credential("Bearer " + now, null);
    }

    @Override
    public boolean refused(Credential shown) {
      boolean hasMore = now < last;
      now += hasMore ? 1 : 0;
      return hasMore;
    }
  }
}
