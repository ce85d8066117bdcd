package dev.navarch.api.coordination;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.ON_REQUEST;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code coordination.k8s.io}: leases, with which processes agree on a leader. */
public final class CoordinationGroup implements GroupInstaller {
  private static final String NAME = "coordination.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.coordinationV1(scheme);
    BuiltInTypes.coordinationV1beta1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 16500);
    group.version("v1", 15, BY_DEFAULT, BY_DEFAULT);
    group.version("v1beta1", 9, BY_DEFAULT, 13, ON_REQUEST);

    group.namespaced("leasecandidates", "LeaseCandidate").in136("v1beta1");
    group.namespaced("leases", "Lease").in("v1").in120("v1beta1").stored120("v1beta1");

    return group.build();
  }
}
