package dev.navarch.api.networking;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.ON_REQUEST;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code networking.k8s.io}: ways into a cluster and rules between pods. */
public final class NetworkingGroup implements GroupInstaller {
  private static final String NAME = "networking.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.networkingV1(scheme);
    BuiltInTypes.networkingV1beta1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 17200);
    group.version("v1", 15, BY_DEFAULT, BY_DEFAULT);
    group.version("v1beta1", 9, BY_DEFAULT, ON_REQUEST);

    group.cluster("ingressclasses", "IngressClass").in("v1").in120("v1beta1").stored120("v1beta1");
    group
        .namespaced("ingresses", "Ingress")
        .shortNames("ing")
        .key("ingress")
        .in("v1")
        .in120("v1beta1")
        .stored120("v1beta1")
        .status();
    group.cluster("ipaddresses", "IPAddress").shortNames("ip").in136("v1", "v1beta1");
    group.namespaced("networkpolicies", "NetworkPolicy").shortNames("netpol").in("v1");
    group.cluster("servicecidrs", "ServiceCIDR").in136("v1", "v1beta1").status();

    return group.build();
  }
}
