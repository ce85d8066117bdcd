package dev.navarch.api.autoscaling;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.NOT_AT_ALL;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code autoscaling}: autoscalers, and the scale of everything that has replicas. */
public final class AutoscalingGroup implements GroupInstaller {
  private static final String NAME = "autoscaling";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.autoscalingV2(scheme);
    BuiltInTypes.autoscalingV1(scheme);
    BuiltInTypes.autoscalingV2beta1(scheme);
    BuiltInTypes.autoscalingV2beta2(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v2", "v1", "v2beta1", "v2beta2");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 17500);
    group.version("v2", 30, NOT_AT_ALL, BY_DEFAULT);
    group.version("v1", 15, BY_DEFAULT, BY_DEFAULT);
    group.version("v2beta1", 9, BY_DEFAULT, NOT_AT_ALL);
    group.version("v2beta2", 1, BY_DEFAULT, NOT_AT_ALL);

    group
        .namespaced("horizontalpodautoscalers", "HorizontalPodAutoscaler")
        .shortNames("hpa")
        .categories("all")
        .in("v2", "v1", "v2beta1", "v2beta2")
        .status();

    return group.build();
  }
}
