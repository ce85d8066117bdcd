package dev.navarch.api.policy;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.NOT_AT_ALL;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code policy}: limits to what may be done to pods, and by them. */
public final class PolicyGroup implements GroupInstaller {
  private static final String NAME = "policy";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.policyV1(scheme);
    BuiltInTypes.policyV1beta1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 17100);
    group.version("v1", 15, NOT_AT_ALL, BY_DEFAULT);
    group.version("v1beta1", 9, BY_DEFAULT, NOT_AT_ALL);

    group
        .namespaced("poddisruptionbudgets", "PodDisruptionBudget")
        .shortNames("pdb")
        .in("v1", "v1beta1")
        .status();
    group
        .cluster("podsecuritypolicies", "PodSecurityPolicy")
        .shortNames("psp")
        .key("podsecuritypolicy")
        .in("v1beta1");

    return group.build();
  }
}
