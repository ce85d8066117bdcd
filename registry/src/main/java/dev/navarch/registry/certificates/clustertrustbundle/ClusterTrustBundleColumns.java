package dev.navarch.registry.certificates.clustertrustbundle;

import dev.navarch.api.certificates.v1beta1.ClusterTrustBundle;
import dev.navarch.apiserver.table.Columns;
import dev.navarch.registry.columns.LabelCells;

/** How bundles of trusted certificates are listed. */
public final class ClusterTrustBundleColumns {
  public static final Columns<ClusterTrustBundle> COLUMNS =
      Columns.<ClusterTrustBundle>named()
          .text(
              "SignerName",
              "Signer whose certificates are trusted",
              b -> LabelCells.orNone(b.spec().signerName()))
          .build();

  private ClusterTrustBundleColumns() {}
}
