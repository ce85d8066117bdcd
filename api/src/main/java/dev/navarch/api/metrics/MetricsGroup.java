package dev.navarch.api.metrics;

import static dev.navarch.api.install.Serving.NOT_AT_ALL;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code metrics.k8s.io}: the use of nodes and pods, which an aggregated server offers. */
public final class MetricsGroup implements GroupInstaller {
  private static final String NAME = "metrics.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.metricsV1beta1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1beta1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME);
    group.version("v1beta1", NOT_AT_ALL, NOT_AT_ALL);

    return group.build();
  }
}
