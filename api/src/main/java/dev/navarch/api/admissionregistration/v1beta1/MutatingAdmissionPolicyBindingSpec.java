package dev.navarch.api.admissionregistration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

@ApiType
public record MutatingAdmissionPolicyBindingSpec(
    @Field(1) String policyName,
    @Field(2) @Nullable ParamRef paramRef,
    @Field(3) @Nullable MatchResources matchResources)
    implements ApiStruct<MutatingAdmissionPolicyBindingSpec> {
  /** Starts a value in which nothing is set. */
  public static MutatingAdmissionPolicyBindingSpecBuilder builder() {
    return new MutatingAdmissionPolicyBindingSpecBuilder();
  }

  /** Starts a value from this one. */
  public MutatingAdmissionPolicyBindingSpecBuilder toBuilder() {
    return new MutatingAdmissionPolicyBindingSpecBuilder(this);
  }
}
