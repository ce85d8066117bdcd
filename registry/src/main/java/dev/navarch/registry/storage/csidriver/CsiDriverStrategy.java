package dev.navarch.registry.storage.csidriver;

import dev.navarch.api.storage.v1.CSIDriver;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.registry.generic.ValidatedStrategy;

/** How storage drivers are written. */
public final class CsiDriverStrategy extends ValidatedStrategy<CSIDriver> {
  public CsiDriverStrategy() {
    super(
        new GroupResource("storage.k8s.io", "csidrivers"),
        CsiDriverValidation::create,
        CsiDriverValidation::update);
  }

  /** The validation of drivers looks at their names, which may have capital letters. */
  @Override
  public NameCheck names() {
    return NameKind.PATH_SEGMENT;
  }
}
