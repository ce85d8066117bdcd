package dev.navarch.api.apiextensions.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apiextensions.v1.WebhookConversion;
import dev.navarch.apimachinery.collect.Absent;
import java.util.List;
import org.junit.jupiter.api.Test;

class WebhookConversionsTest {

  @Test
  void webhookComesBackFromTheHub() {
    CustomResourceConversion old =
        CustomResourceConversion.builder()
            .strategy("Webhook")
            .webhookClientConfig(client ->
                client.service(new ServiceReference("system", "converter", "/convert", 8443)))
            .conversionReviewVersions(List.of("v1", "v1beta1"))
            .build();

    dev.navarch.api.apiextensions.v1.CustomResourceConversion hub = toHub(old);

    assertThat(hub.strategy()).isEqualTo("Webhook");
    assertThat(hub.webhook())
        .isEqualTo(
            new WebhookConversion(
                dev.navarch.api.apiextensions.v1.WebhookClientConfig.builder()
                    .service(
                        new dev.navarch.api.apiextensions.v1.ServiceReference(
                            "system", "converter", "/convert", 8443))
                    .build(),
                List.of("v1", "v1beta1")));
    assertThat(fromHub(hub)).isEqualTo(old);
  }

  @Test
  void versionsAloneMakeAWebhookWithoutAClient() {
    CustomResourceConversion old =
        CustomResourceConversion.builder()
            .strategy("None")
            .conversionReviewVersions(List.of("v1"))
            .build();

    dev.navarch.api.apiextensions.v1.CustomResourceConversion hub = toHub(old);

    assertThat(hub.webhook()).isEqualTo(new WebhookConversion(null, List.of("v1")));
    assertThat(fromHub(hub)).isEqualTo(old);
  }

  @Test
  void emptyListOfVersionsIsSomethingButAnAbsentOneIsNot() {
    CustomResourceConversion none = CustomResourceConversion.builder().strategy("None").build();

    assertThat(toHub(none.toBuilder().conversionReviewVersions(List.of()).build()).webhook())
        .isNotNull();
    assertThat(toHub(none.toBuilder().conversionReviewVersions(Absent.list()).build()).webhook())
        .isNull();
    assertThat(fromHub(toHub(none))).isEqualTo(none);
  }

  private static dev.navarch.api.apiextensions.v1.CustomResourceConversion toHub(
      CustomResourceConversion old) {
    return GeneratedConversions.customResourceConversionToHub(old);
  }

  private static CustomResourceConversion fromHub(
      dev.navarch.api.apiextensions.v1.CustomResourceConversion hub) {
    return GeneratedConversions.customResourceConversionFromHub(hub);
  }
}
