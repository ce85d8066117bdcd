package dev.navarch.api.extensions;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.NOT_AT_ALL;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersion;

/** {@code extensions}: the former home of what moved to apps, networking and policy. */
public final class ExtensionsGroup implements GroupInstaller {
  private static final String NAME = "extensions";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.extensionsV1beta1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1beta1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 17150);
    group.version("v1beta1", 1, BY_DEFAULT, NOT_AT_ALL);

    group
        .namespaced("ingresses", "Ingress")
        .shortNames("ing")
        .key("ingress")
        .in("v1beta1")
        .storedAs(new GroupVersion("networking.k8s.io", "v1beta1"))
        .status();

    return group.build();
  }
}
