package dev.navarch.registry.admissionregistration.validatingwebhookconfiguration;

import dev.navarch.api.admissionregistration.v1.ValidatingWebhookConfiguration;
import dev.navarch.apiserver.table.Columns;

/** How configurations of validating webhooks are listed. */
public final class ValidatingWebhookConfigurationColumns {
  public static final Columns<ValidatingWebhookConfiguration> COLUMNS =
      Columns.<ValidatingWebhookConfiguration>named()
          .integer("Webhooks", "Number of webhooks", c -> c.webhooks().size())
          .age()
          .build();

  private ValidatingWebhookConfigurationColumns() {}
}
