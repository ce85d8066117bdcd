package dev.navarch.registry.authorization;

import dev.navarch.api.authorization.v1.NonResourceAttributes;
import dev.navarch.api.authorization.v1.ResourceAttributes;
import dev.navarch.api.authorization.v1.SubjectAccessReviewSpec;
import dev.navarch.api.authorization.v1.SubjectAccessReviewStatus;
import dev.navarch.apiserver.authentication.User;
import dev.navarch.apiserver.authorization.Authorizer;

/** The rights of somebody else. */
final class SubjectAccess {
  private SubjectAccess() {}

  /** Answers a valid question. */
  static SubjectAccessReviewStatus ask(Authorizer authorizer, SubjectAccessReviewSpec spec) {
    User user = new User(spec.user(), spec.uid(), spec.groups(), spec.extra());
    ResourceAttributes resource = spec.resourceAttributes();
    NonResourceAttributes path = spec.nonResourceAttributes();
    if (resource != null) {
      return AccessQuestion.ask(authorizer, user, AccessQuestion.about(resource));
    }
    if (path == null) {
      throw new IllegalStateException("a valid review asks for one of the two");
    }
    return AccessQuestion.ask(authorizer, user, AccessQuestion.about(path));
  }
}
