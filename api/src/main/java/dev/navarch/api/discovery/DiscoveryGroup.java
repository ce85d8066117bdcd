package dev.navarch.api.discovery;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.NOT_AT_ALL;
import static dev.navarch.api.install.Serving.ON_REQUEST;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code discovery.k8s.io}: the endpoints of services, in slices. */
public final class DiscoveryGroup implements GroupInstaller {
  private static final String NAME = "discovery.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.discoveryV1(scheme);
    BuiltInTypes.discoveryV1beta1(scheme);
    BuiltInTypes.discoveryV1alpha1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta1", "v1alpha1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 16200);
    group.version("v1", 15, NOT_AT_ALL, BY_DEFAULT);
    group.version("v1beta1", 12, BY_DEFAULT, NOT_AT_ALL);
    group.version("v1alpha1", 9, ON_REQUEST, NOT_AT_ALL);

    group.namespaced("endpointslices", "EndpointSlice").in("v1", "v1beta1", "v1alpha1");

    return group.build();
  }
}
