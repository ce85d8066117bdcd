package dev.navarch.registry.authorization;

import dev.navarch.api.authorization.v1.SubjectAccessReview;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apiserver.authorization.Authorizer;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.rest.Creatable;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.function.Supplier;

/** Tells whether somebody may do something anywhere. */
final class SubjectAccessReviewRest implements Creatable<SubjectAccessReview> {
  private final ObjectModel model;
  private final Supplier<Authorizer> authorizer;

  SubjectAccessReviewRest(BuiltInStores stores, Supplier<Authorizer> authorizer) {
    this.model = Reviews.model(stores, "SubjectAccessReview");
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
      SubjectAccessReview object,
      WriteCheck<SubjectAccessReview> check,
      boolean dryRun) {
    Reviews.refuse(AccessReviewValidation.subject(object));
    check.check(object, null);
    return object.toBuilder().status(SubjectAccess.ask(authorizer.get(), object.spec())).build();
  }
}
