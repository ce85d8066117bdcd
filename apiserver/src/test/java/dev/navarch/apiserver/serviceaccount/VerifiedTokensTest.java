package dev.navarch.apiserver.serviceaccount;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class VerifiedTokensTest {
  private static final TokenClaims CLAIMS =
      new TokenClaims(
          "", "", List.of(), 0, 0, 1, "", "team", new ObjectRef("robot", "u"), null, null, null, 0);

  private final List<String> verified = new ArrayList<>();

  private Optional<TokenClaims> verify(String token) {
    verified.add(token);
    return token.startsWith("bad") ? Optional.empty() : Optional.of(CLAIMS);
  }

  @Test
  void aTokenIsVerifiedOnce() {
    VerifiedTokens tokens = new VerifiedTokens(10);

    assertThat(tokens.get("a", this::verify)).contains(CLAIMS);
    assertThat(tokens.get("a", this::verify)).contains(CLAIMS);
    assertThat(verified).containsExactly("a");
  }

  @Test
  void badTokensTakeNoRoom() {
    VerifiedTokens tokens = new VerifiedTokens(10);

    for (int i = 0; i < 100; i++) {
      assertThat(tokens.get("bad" + i, this::verify)).isEmpty();
    }

    assertThat(tokens.size()).isZero();
  }

  @Test
  void whatIsUsedStaysAndTheRestIsForgotten() {
    VerifiedTokens tokens = new VerifiedTokens(10);

    for (int i = 0; i < 1000; i++) {
      tokens.get("used", this::verify);
      tokens.get("once" + i, this::verify);
      assertThat(tokens.size()).isLessThanOrEqualTo(20);
    }

    assertThat(verified).containsOnlyOnce("used");
  }
}
