package dev.navarch.api.apidiscovery;

import static dev.navarch.api.install.Serving.NOT_AT_ALL;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/**
 * {@code apidiscovery.k8s.io}: discovery of a whole server in one document; no server offers it as
 * a resource.
 */
public final class ApiDiscoveryGroup implements GroupInstaller {
  private static final String NAME = "apidiscovery.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.apidiscoveryV2(scheme);
    BuiltInTypes.apidiscoveryV2beta1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v2", "v2beta1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME);
    group.version("v2", NOT_AT_ALL, NOT_AT_ALL);
    group.version("v2beta1", NOT_AT_ALL, NOT_AT_ALL);

    return group.build();
  }
}
