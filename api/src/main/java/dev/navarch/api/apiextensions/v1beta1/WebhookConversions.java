package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.api.apiextensions.v1.WebhookConversion;
import dev.navarch.apimachinery.annotation.ConversionFunction;
import dev.navarch.apimachinery.collect.Absent;

/** The webhook that converts custom resources, which the newest version puts into one value. */
final class WebhookConversions {
  private WebhookConversions() {}

  @ConversionFunction(partial = {"webhookClientConfig", "conversionReviewVersions"})
  static dev.navarch.api.apiextensions.v1.CustomResourceConversion toHub(
      CustomResourceConversion in, dev.navarch.api.apiextensions.v1.CustomResourceConversion out) {
    WebhookClientConfig client = in.webhookClientConfig();
    if (client == null && Absent.is(in.conversionReviewVersions())) {
      return out;
    }
    return out.toBuilder()
        .webhook(
            new WebhookConversion(
                client == null ? null : GeneratedConversions.webhookClientConfigToHub(client),
                in.conversionReviewVersions()))
        .build();
  }

  @ConversionFunction(partial = "webhook")
  static CustomResourceConversion fromHub(
      dev.navarch.api.apiextensions.v1.CustomResourceConversion in, CustomResourceConversion out) {
    WebhookConversion webhook = in.webhook();
    if (webhook == null) {
      return out;
    }
    dev.navarch.api.apiextensions.v1.WebhookClientConfig client = webhook.clientConfig();
    return out.toBuilder()
        .webhookClientConfig(
            client == null ? null : GeneratedConversions.webhookClientConfigFromHub(client))
        .conversionReviewVersions(webhook.conversionReviewVersions())
        .build();
  }
}
