package dev.navarch.api.admissionregistration.v1beta1;

import dev.navarch.api.admissionregistration.v1.RuleWithOperations;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record MutatingWebhook(
    @Field(value = 1, required = true) String name,
    @Field(value = 2, required = true) WebhookClientConfig clientConfig,
    @Field(3) @Atomic List<RuleWithOperations> rules,
    @Field(4) @EnumOf(FailurePolicyType.class) @Nullable String failurePolicy,
    @Field(9) @EnumOf(MatchPolicyType.class) @Nullable String matchPolicy,
    @Field(5) @Nullable LabelSelector namespaceSelector,
    @Field(11) @Nullable LabelSelector objectSelector,
    @Field(6) @EnumOf(SideEffectClass.class) @Nullable String sideEffects,
    @Field(7) @Nullable Integer timeoutSeconds,
    @Field(8) @Atomic List<String> admissionReviewVersions,
    @Field(10)
        @EnumOf(
            value = dev.navarch.api.admissionregistration.v1.ReinvocationPolicyType.class,
            closed = true)
        @Nullable String reinvocationPolicy,
    @Field(12) @ListMap("name") @PatchMerge("name") List<MatchCondition> matchConditions)
    implements ApiStruct<MutatingWebhook> {
  /** Starts a value in which nothing is set. */
  public static MutatingWebhookBuilder builder() {
    return new MutatingWebhookBuilder();
  }

  /** Starts a value from this one. */
  public MutatingWebhookBuilder toBuilder() {
    return new MutatingWebhookBuilder(this);
  }
}
