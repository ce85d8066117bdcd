package dev.navarch.api.authentication;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.NOT_AT_ALL;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code authentication.k8s.io}: questions about who somebody is. */
public final class AuthenticationGroup implements GroupInstaller {
  private static final String NAME = "authentication.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.authenticationV1(scheme);
    BuiltInTypes.authenticationV1beta1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 17700);
    group.version("v1", 15, BY_DEFAULT, BY_DEFAULT);
    group.version("v1beta1", 9, BY_DEFAULT, NOT_AT_ALL);

    group
        .cluster("selfsubjectreviews", "SelfSubjectReview")
        .verbs("create")
        .notStored()
        .in136("v1");
    group.cluster("tokenreviews", "TokenReview").verbs("create").notStored().in("v1", "v1beta1");

    return group.build();
  }
}
