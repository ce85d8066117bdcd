package dev.navarch.api.apiregistration;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.NOT_AT_ALL;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code apiregistration.k8s.io}: which server answers for which group and version. */
public final class ApiRegistrationGroup implements GroupInstaller {
  private static final String NAME = "apiregistration.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.apiregistrationV1(scheme);
    BuiltInTypes.apiregistrationV1beta1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME);
    group.version("v1", BY_DEFAULT, BY_DEFAULT);
    group.version("v1beta1", BY_DEFAULT, NOT_AT_ALL);

    group
        .cluster("apiservices", "APIService")
        .categories("api-extensions")
        .key("apiregistration.k8s.io/apiservices")
        .in("v1", "v1beta1")
        .stored120("v1beta1")
        .status();

    return group.build();
  }
}
