package dev.navarch.api.apiextensions;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.NOT_AT_ALL;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code apiextensions.k8s.io}: the definitions of custom resources. */
public final class ApiExtensionsGroup implements GroupInstaller {
  private static final String NAME = "apiextensions.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.apiextensionsV1(scheme);
    BuiltInTypes.apiextensionsV1beta1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 16700);
    group.version("v1", 15, BY_DEFAULT, BY_DEFAULT);
    group.version("v1beta1", 9, BY_DEFAULT, NOT_AT_ALL);

    // v1beta1 is the more compact form, and both releases keep to it in storage.
    group
        .cluster("customresourcedefinitions", "CustomResourceDefinition")
        .shortNames("crd", "crds")
        .categories("api-extensions")
        .key("apiextensions.k8s.io/customresourcedefinitions")
        .in("v1", "v1beta1")
        .stored120("v1beta1")
        .stored136("v1beta1")
        .status();

    return group.build();
  }
}
