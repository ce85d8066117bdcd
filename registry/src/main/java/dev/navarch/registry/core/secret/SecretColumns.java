package dev.navarch.registry.core.secret;

import dev.navarch.api.core.v1.Secret;
import dev.navarch.apiserver.table.Columns;

/** How secrets are listed. */
public final class SecretColumns {
  public static final Columns<Secret> COLUMNS =
      Columns.<Secret>named()
          .text("Type", "What the secret is for", Secret::type)
          .text("Data", "Number of entries", secret -> secret.data().size())
          .age()
          .build();

  private SecretColumns() {}
}
