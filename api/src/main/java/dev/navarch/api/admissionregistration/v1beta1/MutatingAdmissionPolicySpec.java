package dev.navarch.api.admissionregistration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.annotation.PatchMerge;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record MutatingAdmissionPolicySpec(
    @Field(1) @Nullable ParamKind paramKind,
    @Field(2) @Nullable MatchResources matchConstraints,
    @Field(3) @Atomic List<Variable> variables,
    @Field(4) @Atomic List<Mutation> mutations,
    @Field(5) @EnumOf(FailurePolicyType.class) @Nullable String failurePolicy,
    @Field(6) @ListMap("name") @PatchMerge("name") List<MatchCondition> matchConditions,
    @Field(7)
        @EnumOf(
            value = dev.navarch.api.admissionregistration.v1.ReinvocationPolicyType.class,
            closed = true)
        String reinvocationPolicy)
    implements ApiStruct<MutatingAdmissionPolicySpec> {
  /** Starts a value in which nothing is set. */
  public static MutatingAdmissionPolicySpecBuilder builder() {
    return new MutatingAdmissionPolicySpecBuilder();
  }

  /** Starts a value from this one. */
  public MutatingAdmissionPolicySpecBuilder toBuilder() {
    return new MutatingAdmissionPolicySpecBuilder(this);
  }
}
