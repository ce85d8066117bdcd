package dev.navarch.api.admissionregistration.v1beta1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.api.admissionregistration.v1.ReinvocationPolicyType;
import dev.navarch.apimachinery.annotation.DefaultingFunction;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import java.util.List;

/** Defaults of admission webhooks. */
final class WebhookDefaults {
  private static final LabelSelector EVERYTHING = LabelSelector.builder().build();
  private static final int TIMEOUT_SECONDS = 30;
  private static final List<String> REVIEW_VERSIONS = List.of("v1beta1");

  private WebhookDefaults() {}

  @DefaultingFunction
  static ValidatingWebhook validatingWebhook(ValidatingWebhook in) {
    return changed(
        in,
        in.toBuilder()
            .failurePolicy(ifNull(in.failurePolicy(), FailurePolicyType.IGNORE))
            .matchPolicy(ifNull(in.matchPolicy(), MatchPolicyType.EXACT))
            .namespaceSelector(ifNull(in.namespaceSelector(), EVERYTHING))
            .objectSelector(ifNull(in.objectSelector(), EVERYTHING))
            .timeoutSeconds(ifNull(in.timeoutSeconds(), TIMEOUT_SECONDS))
            .sideEffects(ifNull(in.sideEffects(), SideEffectClass.UNKNOWN))
            .admissionReviewVersions(ifEmpty(in.admissionReviewVersions(), REVIEW_VERSIONS))
            .build());
  }

  @DefaultingFunction
  static MutatingWebhook mutatingWebhook(MutatingWebhook in) {
    return changed(
        in,
        in.toBuilder()
            .failurePolicy(ifNull(in.failurePolicy(), FailurePolicyType.IGNORE))
            .matchPolicy(ifNull(in.matchPolicy(), MatchPolicyType.EXACT))
            .namespaceSelector(ifNull(in.namespaceSelector(), EVERYTHING))
            .objectSelector(ifNull(in.objectSelector(), EVERYTHING))
            .timeoutSeconds(ifNull(in.timeoutSeconds(), TIMEOUT_SECONDS))
            .sideEffects(ifNull(in.sideEffects(), SideEffectClass.UNKNOWN))
            .admissionReviewVersions(ifEmpty(in.admissionReviewVersions(), REVIEW_VERSIONS))
            .reinvocationPolicy(ifNull(in.reinvocationPolicy(), ReinvocationPolicyType.NEVER))
            .build());
  }

  @DefaultingFunction
  static ServiceReference serviceReference(ServiceReference in) {
    return changed(in, in.toBuilder().port(ifNull(in.port(), 443)).build());
  }
}
