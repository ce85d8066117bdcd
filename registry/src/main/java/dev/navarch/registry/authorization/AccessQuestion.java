package dev.navarch.registry.authorization;

import dev.navarch.api.authorization.v1.NonResourceAttributes;
import dev.navarch.api.authorization.v1.ResourceAttributes;
import dev.navarch.api.authorization.v1.SubjectAccessReviewStatus;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.authorization.Attributes;
import dev.navarch.apiserver.authorization.Authorizer;
import dev.navarch.apiserver.authorization.Decision;
import dev.navarch.apiserver.request.RequestInfo;
import java.util.List;

/** A question about rights, put to whoever decides on requests. */
final class AccessQuestion {
  private AccessQuestion() {}

  static SubjectAccessReviewStatus ask(Authorizer authorizer, User user, RequestInfo request) {
    return switch (authorizer.decide(new Attributes(user, request))) {
      case Decision.Allowed(String reason) ->
          new SubjectAccessReviewStatus(true, false, reason, "");
      case Decision.Denied(String reason) -> new SubjectAccessReviewStatus(false, true, reason, "");
      case Decision.NoOpinion(String reason) ->
          new SubjectAccessReviewStatus(false, false, reason, "");
    };
  }

  /** The request that a resource's attributes describe; a version that is not named is any. */
  static RequestInfo about(ResourceAttributes resource) {
    return new RequestInfo(
        true,
        "",
        resource.verb(),
        resource.group().isEmpty() ? "api" : "apis",
        resource.group(),
        resource.version().isEmpty() ? "*" : resource.version(),
        resource.namespace(),
        resource.resource(),
        resource.subresource(),
        resource.name(),
        List.of());
  }

  static RequestInfo about(NonResourceAttributes path) {
    return new RequestInfo(false, path.path(), path.verb(), "", "", "", "", "", "", "", List.of());
  }
}
