package dev.navarch.api.apiserverinternal;

import static dev.navarch.api.install.Serving.ON_REQUEST;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code internal.apiserver.k8s.io}: what the servers of a cluster tell each other. */
public final class ApiServerInternalGroup implements GroupInstaller {
  private static final String NAME = "internal.apiserver.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.apiserverinternalV1alpha1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1alpha1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 16000);
    group.version("v1alpha1", 9, ON_REQUEST, ON_REQUEST);

    group.cluster("storageversions", "StorageVersion").in("v1alpha1").status();

    return group.build();
  }
}
