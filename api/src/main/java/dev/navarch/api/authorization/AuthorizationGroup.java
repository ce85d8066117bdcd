package dev.navarch.api.authorization;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.NOT_AT_ALL;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code authorization.k8s.io}: questions about what somebody may do. */
public final class AuthorizationGroup implements GroupInstaller {
  private static final String NAME = "authorization.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.authorizationV1(scheme);
    BuiltInTypes.authorizationV1beta1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 17600);
    group.version("v1", 15, BY_DEFAULT, BY_DEFAULT);
    group.version("v1beta1", 9, BY_DEFAULT, NOT_AT_ALL);

    group
        .namespaced("localsubjectaccessreviews", "LocalSubjectAccessReview")
        .verbs("create")
        .notStored()
        .in("v1", "v1beta1");
    group
        .cluster("selfsubjectaccessreviews", "SelfSubjectAccessReview")
        .verbs("create")
        .notStored()
        .in("v1", "v1beta1");
    group
        .cluster("selfsubjectrulesreviews", "SelfSubjectRulesReview")
        .verbs("create")
        .notStored()
        .in("v1", "v1beta1");
    group
        .cluster("subjectaccessreviews", "SubjectAccessReview")
        .verbs("create")
        .notStored()
        .in("v1", "v1beta1");

    return group.build();
  }
}
