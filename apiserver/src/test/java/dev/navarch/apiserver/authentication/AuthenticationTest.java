package dev.navarch.apiserver.authentication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apiserver.http.ApiRequest;
import dev.navarch.apiserver.http.Headers;
import dev.navarch.apiserver.http.Peer;
import dev.navarch.apiserver.request.Query;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AuthenticationTest {
  @TempDir private Path folder;
  private TokenFile tokens;

  @BeforeEach
  void writeTokens() throws IOException {
    Path file = folder.resolve("tokens.csv");
    Files.writeString(
        file,
        """
        t0p,admin,admin-uid,"system:masters"
        s3cret,bob,bob-uid,"devs,ops"

        plain,alice,alice-uid
        """);
    tokens = TokenFile.read(file);
  }

  private static ApiRequest request(String authorization) {
    Headers headers =
        authorization.isEmpty() ? Headers.NONE : Headers.of("authorization", authorization);
    return new ApiRequest(
        "GET", "/api", Query.EMPTY, headers, new byte[0], new Peer("127.0.0.1", List.of()));
  }

  private Identification identify(String authorization, boolean anonymousAllowed) {
    return new AuthenticatorChain(List.of(tokens), anonymousAllowed)
        .identify(request(authorization));
  }

  @Test
  void tokensOfTheFileAreKnown() {
    assertThat(identify("Bearer s3cret", true))
        .isEqualTo(
            new Identification.Known(
                new User(
                    "bob", "bob-uid", List.of("devs", "ops", "system:authenticated"), Map.of())));
    assertThat(identify("bearer   plain ", true))
        .isInstanceOfSatisfying(
            Identification.Known.class,
            known -> assertThat(known.user().groups()).containsExactly("system:authenticated"));
  }

  @Test
  void aWrongTokenIsRefusedEvenWhereAnonymousIsAllowed() {
    assertThat(identify("Bearer wrong", true)).isInstanceOf(Identification.Refused.class);
  }

  @Test
  void whoShowsNothingIsAnonymousIfThatIsAllowed() {
    assertThat(identify("", true)).isEqualTo(new Identification.Known(User.anonymous()));
    assertThat(identify("Basic abc", true)).isEqualTo(new Identification.Known(User.anonymous()));
    assertThat(identify("", false)).isInstanceOf(Identification.Refused.class);
  }

  @Test
  void aBrokenLineIsNamedWithoutItsContent() throws IOException {
    Path file = folder.resolve("broken.csv");
    Files.writeString(file, "good,a,b\nhunter2,only-a-name\n");

    assertThatThrownBy(() -> TokenFile.read(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("line 2")
        .message()
        .doesNotContain("hunter2");
  }
}
