package dev.navarch.registry.authorization;

import dev.navarch.api.authorization.v1.LocalSubjectAccessReview;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apiserver.authorization.Authorizer;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.rest.Creatable;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.generic.BuiltInStores;
import java.util.function.Supplier;

/** Tells whether somebody may do something in one namespace. */
final class LocalSubjectAccessReviewRest implements Creatable<LocalSubjectAccessReview> {
  private final ObjectModel model;
  private final Supplier<Authorizer> authorizer;

  LocalSubjectAccessReviewRest(BuiltInStores stores, Supplier<Authorizer> authorizer) {
    this.model = Reviews.model(stores, "LocalSubjectAccessReview");
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
      LocalSubjectAccessReview object,
      WriteCheck<LocalSubjectAccessReview> check,
      boolean dryRun) {
    Reviews.refuse(AccessReviewValidation.local(object));
    if (!object.metadata().namespace().equals(name.namespace())) {
      throw ApiException.badRequest(
          "spec.resourceAttributes.namespace must match namespace: " + name.namespace());
    }
    check.check(object, null);
    return object.toBuilder().status(SubjectAccess.ask(authorizer.get(), object.spec())).build();
  }
}
