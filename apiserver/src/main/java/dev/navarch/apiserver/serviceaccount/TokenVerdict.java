package dev.navarch.apiserver.serviceaccount;

import dev.navarch.apiserver.authentication.User;
import java.util.List;

/** What a token is worth. */
public sealed interface TokenVerdict {
  /** No token of this cluster: somebody else may know it. */
  record Foreign() implements TokenVerdict {}

  /** A token of this cluster that is not good, or no longer; the reason is in Kubernetes' words. */
  record Refused(String reason) implements TokenVerdict {}

  /**
   * A good token.
   *
   * @param audiences those of the wanted audiences that the token is for
   */
  record Accepted(User user, List<String> audiences) implements TokenVerdict {
    public Accepted {
      audiences = List.copyOf(audiences);
    }
  }
}
