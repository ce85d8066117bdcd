package dev.navarch.api.admissionregistration.v1;

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
public record ValidatingWebhook(
    @Field(value = 1, required = true) String name,
    @Field(value = 2, required = true) WebhookClientConfig clientConfig,
    @Field(3) @Atomic List<RuleWithOperations> rules,
    @Field(4) @EnumOf(value = FailurePolicyType.class, closed = true)
        @Nullable String failurePolicy,
    @Field(9) @EnumOf(value = MatchPolicyType.class, closed = true) @Nullable String matchPolicy,
    @Field(5) @Nullable LabelSelector namespaceSelector,
    @Field(10) @Nullable LabelSelector objectSelector,
    @Field(value = 6, required = true) @EnumOf(value = SideEffectClass.class, closed = true)
        @Nullable String sideEffects,
    @Field(7) @Nullable Integer timeoutSeconds,
    @Field(value = 8, required = true) @Atomic List<String> admissionReviewVersions,
    @Field(11) @ListMap("name") @PatchMerge("name") List<MatchCondition> matchConditions)
    implements ApiStruct<ValidatingWebhook> {
  /** Starts a value in which nothing is set. */
  public static ValidatingWebhookBuilder builder() {
    return new ValidatingWebhookBuilder();
  }

  /** Starts a value from this one. */
  public ValidatingWebhookBuilder toBuilder() {
    return new ValidatingWebhookBuilder(this);
  }
}
