package dev.navarch.registry.authentication;

import dev.navarch.api.authentication.v1.SelfSubjectReview;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.objects.ObjectModel;
import dev.navarch.apiserver.rest.Creatable;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.generic.BuiltInStores;

/** Tells people who they are. The answer holds nothing of the question. */
final class SelfSubjectReviewRest implements Creatable<SelfSubjectReview> {
  private final ObjectModel model;

  SelfSubjectReviewRest(BuiltInStores stores) {
    this.model =
        stores.model(
            new GroupKind(AuthenticationResources.GROUP, "SelfSubjectReview"),
            new GroupVersion(AuthenticationResources.GROUP, "v1"));
  }

  @Override
  public ObjectModel model() {
    return model;
  }

  @Override
  public ApiObject create(
      RequestContext context,
      ObjectName name,
      SelfSubjectReview object,
      WriteCheck<SelfSubjectReview> check,
      boolean dryRun) {
    check.check(object, null);
    return SelfSubjectReview.builder()
        .metadata(metadata -> metadata.creationTimestamp(context.now()))
        .status(status -> status.userInfo(UserInfos.of(context.user())))
        .build();
  }
}
