package dev.navarch.apiserver.authorization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import java.util.List;
import org.junit.jupiter.api.Test;

class AuthorizerChainTest {
  private static final RequestInfo REQUEST = RequestInfo.of("GET", "/api/v1/pods", Query.EMPTY);
  private static final Authorizer DENIES = attributes -> new Decision.Denied("no");
  private static final Authorizer SHRUGS = attributes -> new Decision.NoOpinion("shrug");
  private static final Authorizer MASTERS = new PrivilegedGroups(User.MASTERS_GROUP);

  private static Decision decide(User user, Authorizer... authorizers) {
    return new AuthorizerChain(List.of(authorizers)).decide(new Attributes(user, REQUEST));
  }

  @Test
  void theFirstToDecideDecides() {
    User master = User.of("root", User.MASTERS_GROUP);

    assertThat(decide(master, SHRUGS, MASTERS, DENIES)).isInstanceOf(Decision.Allowed.class);
    assertThat(decide(master, SHRUGS, DENIES, MASTERS)).isEqualTo(new Decision.Denied("no"));
    assertThat(decide(User.of("bob"), MASTERS, DENIES)).isEqualTo(new Decision.Denied("no"));
  }

  @Test
  void ifNobodyDecidesTheReasonsAreCollected() {
    assertThat(decide(User.of("bob"), SHRUGS, MASTERS, SHRUGS))
        .isEqualTo(new Decision.NoOpinion("shrug\nshrug"));
    assertThat(decide(User.of("bob"))).isEqualTo(new Decision.NoOpinion(""));
  }
}
