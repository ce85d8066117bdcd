package dev.navarch.apiserver.authentication;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apiserver.http.ApiRequest;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.http.Insider;
import dev.navarch.apiserver.http.Peer;
import dev.navarch.apiserver.request.Query;
import java.util.List;
import org.junit.jupiter.api.Test;

class InsidersTest {
  private static final User ALICE = User.of("alice", "staff");

  private final Insiders insiders = new Insiders();

  private static ApiRequest from(Peer peer, Headers headers) {
    return new ApiRequest("GET", "/api", Query.EMPTY, headers, new byte[0], peer);
  }

  @Test
  void insiderIsWhoItWasMadeFor() {
    assertThat(insiders.identify(from(Insiders.peer(ALICE), Headers.NONE)))
        .isEqualTo(new Identification.Known(ALICE));
  }

  @Test
  void nothingThatARequestShowsMakesAnInsider() {
    Headers headers =
        Headers.builder()
            .add("X-Remote-User", "alice")
            .add("Insider", "alice")
            .add("Authorization", "Bearer alice")
            .build();

    assertThat(insiders.identify(from(new Peer("127.0.0.1", List.of()), headers)))
        .isEqualTo(Identification.none());
  }

  @Test
  void insidersOfOthersAreNotKnown() {
    Peer other = new Peer("127.0.0.1", List.of(), new Insider() {});

    assertThat(insiders.identify(from(other, Headers.NONE))).isEqualTo(Identification.none());
  }
}
