package dev.navarch.apiserver.authentication;

import dev.navarch.apiserver.http.ApiRequest;
import java.util.List;

/**
 * Asks several authenticators in turn; the first to know the sender decides. A request that
 * somebody refused may still be known to a later one. If nobody knows it, a request that showed
 * nothing is anonymous, if that is allowed, and one that showed something wrong is refused.
 */
public final class AuthenticatorChain implements Authenticator {
  private final List<Authenticator> authenticators;
  private final boolean anonymousAllowed;

  public AuthenticatorChain(List<Authenticator> authenticators, boolean anonymousAllowed) {
    this.authenticators = List.copyOf(authenticators);
    this.anonymousAllowed = anonymousAllowed;
  }

  @Override
  public Identification identify(ApiRequest request) {
    StringBuilder reasons = new StringBuilder();
    for (Authenticator authenticator : authenticators) {
      switch (authenticator.identify(request)) {
        case Identification.Known(User user) -> {
          return new Identification.Known(user.authenticated());
        }
        case Identification.Refused(String reason) ->
            reasons.append(reasons.isEmpty() ? "" : "; ").append(reason);
        case Identification.None() -> {}
      }
    }
    if (!reasons.isEmpty()) {
      return new Identification.Refused(reasons.toString());
    }
    return anonymousAllowed
        ? new Identification.Known(User.anonymous())
        : new Identification.Refused("the request does not say who sends it");
  }
}
