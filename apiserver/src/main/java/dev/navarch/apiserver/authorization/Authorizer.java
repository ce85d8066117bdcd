package dev.navarch.apiserver.authorization;

import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apiserver.authentication.Refusal;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.request.RequestInfo;

/** One way to decide who may do what. Must not block. */
public interface Authorizer {
  Decision decide(Attributes attributes);

  /**
   * Returns normally if a user may do what is asked.
   *
   * @throws ApiException 403 otherwise, with the reason of this authorizer
   */
  default void require(User user, RequestInfo request) {
    switch (decide(new Attributes(user, request))) {
      case Decision.Allowed allowed -> {}
      case Decision.Denied(String reason) -> throw Refusal.forbidden(user, request, reason);
      case Decision.NoOpinion(String reason) -> throw Refusal.forbidden(user, request, reason);
    }
  }
}
