package dev.navarch.api.batch;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.NOT_AT_ALL;
import static dev.navarch.api.install.Serving.ON_REQUEST;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code batch}: work that comes to an end. */
public final class BatchGroup implements GroupInstaller {
  private static final String NAME = "batch";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.batchV1(scheme);
    BuiltInTypes.batchV1beta1(scheme);
    BuiltInTypes.batchV2alpha1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta1", "v2alpha1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 17400);
    group.version("v1", 15, BY_DEFAULT, BY_DEFAULT);
    group.version("v1beta1", 9, BY_DEFAULT, NOT_AT_ALL);
    group.version("v2alpha1", 9, ON_REQUEST, NOT_AT_ALL);

    group
        .namespaced("cronjobs", "CronJob")
        .shortNames("cj")
        .categories("all")
        .in136("v1")
        .in120("v1beta1", "v2alpha1")
        .status();
    group.namespaced("jobs", "Job").categories("all").in("v1").status();

    return group.build();
  }
}
