package dev.navarch.registry.authorization;

import dev.navarch.api.authorization.v1.NonResourceAttributes;
import dev.navarch.api.authorization.v1.ResourceAttributes;
import dev.navarch.api.authorization.v1.SelfSubjectAccessReview;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apiserver.authorization.Authorizer;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.rest.Creatable;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.function.Supplier;

/** Tells people whether they may do something. */
final class SelfSubjectAccessReviewRest implements Creatable<SelfSubjectAccessReview> {
  private final ObjectModel model;
  private final Supplier<Authorizer> authorizer;

  SelfSubjectAccessReviewRest(BuiltInStores stores, Supplier<Authorizer> authorizer) {
    this.model = Reviews.model(stores, "SelfSubjectAccessReview");
    this.authorizer = authorizer;
  }

  @Override
  public ObjectModel model() {
    return model;
  }

  @Override
  public ApiObject create(
      RequestContext context,
      ObjectName name,
      SelfSubjectAccessReview object,
      WriteCheck<SelfSubjectAccessReview> check,
      boolean dryRun) {
    Reviews.refuse(AccessReviewValidation.own(object));
    check.check(object, null);
    return object.toBuilder()
        .status(AccessQuestion.ask(authorizer.get(), context.user(), request(object)))
        .build();
  }

  private static RequestInfo request(SelfSubjectAccessReview review) {
    ResourceAttributes resource = review.spec().resourceAttributes();
    NonResourceAttributes path = review.spec().nonResourceAttributes();
    if (resource != null) {
      return AccessQuestion.about(resource);
    }
    if (path == null) {
      throw new IllegalStateException("a valid review asks for one of the two");
    }
    return AccessQuestion.about(path);
  }
}
