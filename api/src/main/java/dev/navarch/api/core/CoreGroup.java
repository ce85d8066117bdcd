package dev.navarch.api.core;

import static dev.navarch.api.install.Serving.BY_DEFAULT;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.install.ResourceRow;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersion;

/** The core group: pods and what surrounds them. */
public final class CoreGroup implements GroupInstaller {
  private static final String NAME = "";
  private static final GroupVersion V1 = new GroupVersion(NAME, "v1");
  private static final String[] PROXY = {"create", "delete", "get", "patch", "update"};
  private static final String[] ALL_BUT_DELETECOLLECTION = {
    "create", "delete", "get", "list", "patch", "update", "watch"
  };

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.coreV1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 18000);
    group.version("v1", 1, BY_DEFAULT, BY_DEFAULT);

    group.namespaced("bindings", "Binding").verbs("create").notStored().in("v1");
    group
        .cluster("componentstatuses", "ComponentStatus")
        .shortNames("cs")
        .verbs("get", "list")
        .notStored()
        .in("v1");
    group.namespaced("configmaps", "ConfigMap").shortNames("cm").in("v1");
    group.namespaced("endpoints", "Endpoints").shortNames("ep").key("services/endpoints").in("v1");
    group.namespaced("events", "Event").shortNames("ev").in("v1");
    group.namespaced("limitranges", "LimitRange").shortNames("limits").in("v1");
    ResourceRow namespaces =
        group
            .cluster("namespaces", "Namespace")
            .shortNames("ns")
            .verbs(ALL_BUT_DELETECOLLECTION)
            .in("v1");
    namespaces.sub("finalize").verbs("update");
    namespaces.status();
    ResourceRow nodes = group.cluster("nodes", "Node").shortNames("no").key("minions").in("v1");
    nodes.sub("proxy", "NodeProxyOptions").verbs(PROXY);
    nodes.status();
    group
        .namespaced("persistentvolumeclaims", "PersistentVolumeClaim")
        .shortNames("pvc")
        .in("v1")
        .status();
    group.cluster("persistentvolumes", "PersistentVolume").shortNames("pv").in("v1").status();
    ResourceRow pods = group.namespaced("pods", "Pod").shortNames("po").categories("all").in("v1");
    pods.sub("attach", "PodAttachOptions").verbs("create", "get");
    pods.sub("binding", "Binding").verbs("create");
    pods.sub("ephemeralcontainers").onRequestIn120().kind120(V1, "EphemeralContainers");
    pods.sub("eviction", new GroupVersion("policy", "v1"), "Eviction")
        .verbs("create")
        .kind120(new GroupVersion("policy", "v1beta1"), "Eviction");
    pods.sub("exec", "PodExecOptions").verbs("create", "get");
    pods.sub("log").verbs("get");
    pods.sub("portforward", "PodPortForwardOptions").verbs("create", "get");
    pods.sub("proxy", "PodProxyOptions").verbs(PROXY);
    pods.sub("resize").in136("v1");
    pods.status();
    group.namespaced("podtemplates", "PodTemplate").in("v1");
    group
        .namespaced("replicationcontrollers", "ReplicationController")
        .shortNames("rc")
        .categories("all")
        .key("controllers")
        .in("v1")
        .scale()
        .status();
    group.namespaced("resourcequotas", "ResourceQuota").shortNames("quota").in("v1").status();
    group.namespaced("secrets", "Secret").in("v1");
    group
        .namespaced("serviceaccounts", "ServiceAccount")
        .shortNames("sa")
        .in("v1")
        .sub("token", new GroupVersion("authentication.k8s.io", "v1"), "TokenRequest")
        .verbs("create");
    ResourceRow services =
        group
            .namespaced("services", "Service")
            .shortNames("svc")
            .categories("all")
            .key("services/specs")
            .verbs120(ALL_BUT_DELETECOLLECTION)
            .in("v1");
    services.sub("proxy", "ServiceProxyOptions").verbs(PROXY);
    services.status();

    return group.build();
  }
}
