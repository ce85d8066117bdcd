package dev.navarch.api.admissionregistration.v1;

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
public record ValidatingAdmissionPolicySpec(
    @Field(1) @Nullable ParamKind paramKind,
    @Field(2) @Nullable MatchResources matchConstraints,
    @Field(3) @Atomic List<Validation> validations,
    @Field(4) @EnumOf(value = FailurePolicyType.class, closed = true)
        @Nullable String failurePolicy,
    @Field(5) @Atomic List<AuditAnnotation> auditAnnotations,
    @Field(6) @ListMap("name") @PatchMerge("name") List<MatchCondition> matchConditions,
    @Field(7) @ListMap("name") @PatchMerge("name") List<Variable> variables)
    implements ApiStruct<ValidatingAdmissionPolicySpec> {
  /** Starts a value in which nothing is set. */
  public static ValidatingAdmissionPolicySpecBuilder builder() {
    return new ValidatingAdmissionPolicySpecBuilder();
  }

  /** Starts a value from this one. */
  public ValidatingAdmissionPolicySpecBuilder toBuilder() {
    return new ValidatingAdmissionPolicySpecBuilder(this);
  }
}
