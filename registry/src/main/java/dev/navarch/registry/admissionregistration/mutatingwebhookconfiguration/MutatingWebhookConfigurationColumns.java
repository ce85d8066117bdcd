package dev.navarch.registry.admissionregistration.mutatingwebhookconfiguration;

import dev.navarch.api.admissionregistration.v1.MutatingWebhookConfiguration;
import dev.navarch.apiserver.table.Columns;

/** How configurations of mutating webhooks are listed. */
public final class MutatingWebhookConfigurationColumns {
  public static final Columns<MutatingWebhookConfiguration> COLUMNS =
      Columns.<MutatingWebhookConfiguration>named()
          .integer("Webhooks", "Number of webhooks", c -> c.webhooks().size())
          .age()
          .build();

  private MutatingWebhookConfigurationColumns() {}
}
