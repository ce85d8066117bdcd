package dev.navarch.api.admissionregistration.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.apimachinery.annotation.DefaultingFunction;
import dev.navarch.apimachinery.meta.v1.LabelSelector;

/** Defaults of admission webhooks. */
final class WebhookDefaults {
  private static final LabelSelector EVERYTHING = LabelSelector.builder().build();
  private static final int TIMEOUT_SECONDS = 10;

  private WebhookDefaults() {}

  @DefaultingFunction
  static ValidatingWebhook validatingWebhook(ValidatingWebhook in) {
    return changed(
        in,
        in.toBuilder()
            .failurePolicy(ifNull(in.failurePolicy(), FailurePolicyType.FAIL))
            .matchPolicy(ifNull(in.matchPolicy(), MatchPolicyType.EQUIVALENT))
            .namespaceSelector(ifNull(in.namespaceSelector(), EVERYTHING))
            .objectSelector(ifNull(in.objectSelector(), EVERYTHING))
            .timeoutSeconds(ifNull(in.timeoutSeconds(), TIMEOUT_SECONDS))
            .build());
  }

  @DefaultingFunction
  static MutatingWebhook mutatingWebhook(MutatingWebhook in) {
    return changed(
        in,
        in.toBuilder()
            .failurePolicy(ifNull(in.failurePolicy(), FailurePolicyType.FAIL))
            .matchPolicy(ifNull(in.matchPolicy(), MatchPolicyType.EQUIVALENT))
            .namespaceSelector(ifNull(in.namespaceSelector(), EVERYTHING))
            .objectSelector(ifNull(in.objectSelector(), EVERYTHING))
            .timeoutSeconds(ifNull(in.timeoutSeconds(), TIMEOUT_SECONDS))
            .reinvocationPolicy(ifNull(in.reinvocationPolicy(), ReinvocationPolicyType.NEVER))
            .build());
  }

  @DefaultingFunction
  static Rule rule(Rule in) {
    return changed(in, in.toBuilder().scope(ifNull(in.scope(), ScopeType.ALL)).build());
  }

  @DefaultingFunction
  static ServiceReference serviceReference(ServiceReference in) {
    return changed(in, in.toBuilder().port(ifNull(in.port(), 443)).build());
  }
}
