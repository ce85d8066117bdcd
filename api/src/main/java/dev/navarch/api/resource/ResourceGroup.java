package dev.navarch.api.resource;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.NOT_AT_ALL;
import static dev.navarch.api.install.Serving.ON_REQUEST;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/**
 * {@code resource.k8s.io}: devices and the claims on them.
 *
 * <p>Differs from Kubernetes: 1.36 stores device taint rules in v1alpha3, which has no types here;
 * they are stored in v1beta2.
 */
public final class ResourceGroup implements GroupInstaller {
  private static final String NAME = "resource.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.resourceV1(scheme);
    BuiltInTypes.resourceV1beta2(scheme);
    BuiltInTypes.resourceV1beta1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta2", "v1beta1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 16200);
    group.version("v1", 21, NOT_AT_ALL, BY_DEFAULT);
    group.version("v1beta2", 15, NOT_AT_ALL, ON_REQUEST);
    group.version("v1beta1", 9, NOT_AT_ALL, ON_REQUEST);

    group.cluster("deviceclasses", "DeviceClass").in("v1", "v1beta2", "v1beta1");
    group.cluster("devicetaintrules", "DeviceTaintRule").in("v1beta2").status();
    group.namespaced("resourceclaims", "ResourceClaim").in("v1", "v1beta2", "v1beta1").status();
    group
        .namespaced("resourceclaimtemplates", "ResourceClaimTemplate")
        .in("v1", "v1beta2", "v1beta1");
    group.cluster("resourceslices", "ResourceSlice").in("v1", "v1beta2", "v1beta1");

    return group.build();
  }
}
