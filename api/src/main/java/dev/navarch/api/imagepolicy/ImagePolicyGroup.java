package dev.navarch.api.imagepolicy;

import static dev.navarch.api.install.Serving.NOT_AT_ALL;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/**
 * {@code imagepolicy.k8s.io}: the review that an image policy webhook is asked for; no server
 * offers it as a resource.
 */
public final class ImagePolicyGroup implements GroupInstaller {
  private static final String NAME = "imagepolicy.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.imagepolicyV1alpha1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1alpha1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME);
    group.version("v1alpha1", NOT_AT_ALL, NOT_AT_ALL);

    return group.build();
  }
}
