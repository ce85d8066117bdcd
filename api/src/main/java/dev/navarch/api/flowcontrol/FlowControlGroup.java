package dev.navarch.api.flowcontrol;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.NOT_AT_ALL;
import static dev.navarch.api.install.Serving.ON_REQUEST;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code flowcontrol.apiserver.k8s.io}: which requests a busy server takes first. */
public final class FlowControlGroup implements GroupInstaller {
  private static final String NAME = "flowcontrol.apiserver.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.flowcontrolV1(scheme);
    BuiltInTypes.flowcontrolV1beta3(scheme);
    BuiltInTypes.flowcontrolV1beta2(scheme);
    BuiltInTypes.flowcontrolV1beta1(scheme);
    BuiltInTypes.flowcontrolV1alpha1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta3", "v1beta2", "v1beta1", "v1alpha1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 16100);
    group.version("v1", 21, NOT_AT_ALL, BY_DEFAULT);
    group.version("v1beta3", 18, NOT_AT_ALL, NOT_AT_ALL);
    group.version("v1beta2", 15, NOT_AT_ALL, NOT_AT_ALL);
    group.version("v1beta1", 12, BY_DEFAULT, NOT_AT_ALL);
    group.version("v1alpha1", 9, ON_REQUEST, NOT_AT_ALL);

    group.cluster("flowschemas", "FlowSchema").in("v1", "v1beta1", "v1alpha1").status();
    group
        .cluster("prioritylevelconfigurations", "PriorityLevelConfiguration")
        .in("v1", "v1beta1", "v1alpha1")
        .status();

    return group.build();
  }
}
