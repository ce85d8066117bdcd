package dev.navarch.api.certificates;

import static dev.navarch.api.install.Serving.BY_DEFAULT;
import static dev.navarch.api.install.Serving.ON_REQUEST;

import dev.navarch.api.install.ApiGroup;
import dev.navarch.api.install.GroupInstaller;
import dev.navarch.api.install.GroupTable;
import dev.navarch.api.install.ResourceRow;
import dev.navarch.api.registration.BuiltInTypes;
import dev.navarch.apimachinery.runtime.Scheme;

/** {@code certificates.k8s.io}: requests for certificates, and bundles of trusted ones. */
public final class CertificatesGroup implements GroupInstaller {
  private static final String NAME = "certificates.k8s.io";

  @Override
  public void addTo(Scheme.Builder scheme) {
    BuiltInTypes.certificatesV1(scheme);
    BuiltInTypes.certificatesV1beta1(scheme);
    GroupInstaller.addVersions(scheme, NAME, "v1", "v1beta1");
  }

  @Override
  public ApiGroup describe() {
    GroupTable group = GroupTable.of(NAME, 17300);
    group.version("v1", 15, BY_DEFAULT, BY_DEFAULT);
    group.version("v1beta1", 9, BY_DEFAULT, ON_REQUEST);

    ResourceRow certificatesigningrequests =
        group
            .cluster("certificatesigningrequests", "CertificateSigningRequest")
            .shortNames("csr")
            .in("v1")
            .in120("v1beta1")
            .stored120("v1beta1");
    certificatesigningrequests.sub("approval");
    certificatesigningrequests.status();
    group.cluster("clustertrustbundles", "ClusterTrustBundle").in136("v1beta1");
    group.namespaced("podcertificaterequests", "PodCertificateRequest").in136("v1beta1").status();

    return group.build();
  }
}
