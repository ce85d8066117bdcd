package dev.navarch.registry.certificates.clustertrustbundle;

import dev.navarch.api.certificates.v1beta1.ClusterTrustBundle;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.registry.generic.ValidatedStrategy;

/** How bundles of certificates to trust are written. */
public final class ClusterTrustBundleStrategy extends ValidatedStrategy<ClusterTrustBundle> {
  public ClusterTrustBundleStrategy() {
    super(new GroupResource("certificates.k8s.io", "clustertrustbundles"));
  }

  /** The name of a signer's bundle begins with that of the signer, colons in place of slashes. */
  @Override
  public NameCheck names() {
    return NameKind.PATH_SEGMENT;
  }
}
