package dev.navarch.api.node;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.NOT_AT_ALL;
import static dev.navarch.api.install.Serving.ON_REQUEST;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code node.k8s.io}: the runtimes that nodes have for containers. */
public final class NodeGroup implements GroupInstaller {
  private static final String NAME = "node.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.nodeV1(scheme);
    BuiltInTypes.nodeV1beta1(scheme);
    BuiltInTypes.nodeV1alpha1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta1", "v1alpha1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 16300);
    group.version("v1", 15, BY_DEFAULT, BY_DEFAULT);
    group.version("v1beta1", 9, BY_DEFAULT, NOT_AT_ALL);
    group.version("v1alpha1", 1, ON_REQUEST, NOT_AT_ALL);

    group
        .cluster("runtimeclasses", "RuntimeClass")
        .in("v1", "v1beta1", "v1alpha1")
        .stored120("v1beta1");

    return group.build();
  }
}
