package dev.navarch.api.admissionregistration.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WebhookDefaultsTest {
  @Test
  void aValidatingWebhookFailsOpen() {
    ValidatingWebhook out = WebhookDefaults.validatingWebhook(ValidatingWebhook.builder().build());

    assertThat(out)
        .isEqualTo(
            ValidatingWebhook.builder()
                .failurePolicy("Ignore")
                .matchPolicy("Exact")
                .namespaceSelector(s -> {})
                .objectSelector(s -> {})
                .timeoutSeconds(30)
                .sideEffects("Unknown")
                .addToAdmissionReviewVersions("v1beta1")
                .build());
    assertThat(WebhookDefaults.validatingWebhook(out)).isSameAs(out);
  }

  @Test
  void whatAValidatingWebhookStatesStays() {
    ValidatingWebhook stated =
        ValidatingWebhook.builder()
            .failurePolicy("Other")
            .matchPolicy("Other")
            .namespaceSelector(s -> s.addToMatchLabels("a", "b"))
            .objectSelector(s -> s.addToMatchLabels("c", "d"))
            .sideEffects("None")
            .timeoutSeconds(1)
            .addToAdmissionReviewVersions("v1")
            .build();

    assertThat(WebhookDefaults.validatingWebhook(stated)).isSameAs(stated);
  }

  @Test
  void aMutatingWebhookFailsOpen() {
    MutatingWebhook out = WebhookDefaults.mutatingWebhook(MutatingWebhook.builder().build());

    assertThat(out)
        .isEqualTo(
            MutatingWebhook.builder()
                .failurePolicy("Ignore")
                .matchPolicy("Exact")
                .namespaceSelector(s -> {})
                .objectSelector(s -> {})
                .timeoutSeconds(30)
                .sideEffects("Unknown")
                .addToAdmissionReviewVersions("v1beta1")
                .reinvocationPolicy("Never")
                .build());
    assertThat(WebhookDefaults.mutatingWebhook(out)).isSameAs(out);
  }

  @Test
  void whatAMutatingWebhookStatesStays() {
    MutatingWebhook stated =
        MutatingWebhook.builder()
            .failurePolicy("Other")
            .matchPolicy("Other")
            .namespaceSelector(s -> s.addToMatchLabels("a", "b"))
            .objectSelector(s -> s.addToMatchLabels("c", "d"))
            .sideEffects("None")
            .timeoutSeconds(1)
            .addToAdmissionReviewVersions("v1")
            .reinvocationPolicy("IfNeeded")
            .build();

    assertThat(WebhookDefaults.mutatingWebhook(stated)).isSameAs(stated);
  }

  @Test
  void aServiceIsReachedOnTheHttpsPort() {
    ServiceReference in = ServiceReference.builder().name("x").build();
    ServiceReference stated = in.toBuilder().port(8443).build();

    assertThat(WebhookDefaults.serviceReference(in)).isEqualTo(in.toBuilder().port(443).build());
    assertThat(WebhookDefaults.serviceReference(stated)).isSameAs(stated);
  }
}
