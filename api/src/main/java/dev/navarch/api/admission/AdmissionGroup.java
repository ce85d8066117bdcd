package dev.navarch.api.admission;

import static dev.navarch.api.install.Serving.NOT_AT_ALL;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/**
 * {@code admission.k8s.io}: the reviews that admission webhooks are asked for; no server offers
 * them as resources.
 */
public final class AdmissionGroup implements GroupInstaller {
  private static final String NAME = "admission.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.admissionV1(scheme);
    BuiltInTypes.admissionV1beta1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME);
    group.version("v1", NOT_AT_ALL, NOT_AT_ALL);
    group.version("v1beta1", NOT_AT_ALL, NOT_AT_ALL);

    return group.build();
  }
}
