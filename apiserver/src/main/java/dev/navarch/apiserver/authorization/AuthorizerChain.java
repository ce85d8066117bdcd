package dev.navarch.apiserver.authorization;

import java.util.List;

/** Asks several authorizers in turn; the first to allow or to deny decides. */
public final class AuthorizerChain implements Authorizer {
  private final List<Authorizer> authorizers;

  public AuthorizerChain(List<Authorizer> authorizers) {
    this.authorizers = List.copyOf(authorizers);
  }

  @Override
  public Decision decide(Attributes attributes) {
    StringBuilder reasons = new StringBuilder();
    for (Authorizer authorizer : authorizers) {
      switch (authorizer.decide(attributes)) {
        case Decision.NoOpinion(String reason) -> {
          if (!reason.isEmpty()) {
            reasons.append(reasons.isEmpty() ? "" : "\n").append(reason);
          }
        }
        case Decision.Allowed allowed -> {
          return allowed;
        }
        case Decision.Denied denied -> {
          return denied;
        }
      }
    }
    return new Decision.NoOpinion(reasons.toString());
  }
}
