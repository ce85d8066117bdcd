package dev.navarch.api.apps;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.NOT_AT_ALL;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code apps}: the controllers that keep pods running. */
public final class AppsGroup implements GroupInstaller {
  private static final String NAME = "apps";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.appsV1(scheme);
    BuiltInTypes.appsV1beta2(scheme);
    BuiltInTypes.appsV1beta1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta2", "v1beta1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 17800);
    group.version("v1", 15, BY_DEFAULT, BY_DEFAULT);
    group.version("v1beta2", NOT_AT_ALL, NOT_AT_ALL);
    group.version("v1beta1", NOT_AT_ALL, NOT_AT_ALL);

    group.namespaced("controllerrevisions", "ControllerRevision").in("v1");
    group
        .namespaced("daemonsets", "DaemonSet")
        .shortNames("ds")
        .categories("all")
        .in("v1")
        .status();
    group
        .namespaced("deployments", "Deployment")
        .shortNames("deploy")
        .categories("all")
        .in("v1")
        .scale()
        .status();
    group
        .namespaced("replicasets", "ReplicaSet")
        .shortNames("rs")
        .categories("all")
        .in("v1")
        .scale()
        .status();
    group
        .namespaced("statefulsets", "StatefulSet")
        .shortNames("sts")
        .categories("all")
        .in("v1")
        .scale()
        .status();

    return group.build();
  }
}
