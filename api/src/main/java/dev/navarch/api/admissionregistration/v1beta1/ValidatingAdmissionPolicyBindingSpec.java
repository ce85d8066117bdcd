package dev.navarch.api.admissionregistration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.ListSet;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record ValidatingAdmissionPolicyBindingSpec(
    @Field(value = 1, required = true, omit = Omit.EMPTY) String policyName,
    @Field(2) @Nullable ParamRef paramRef,
    @Field(3) @Nullable MatchResources matchResources,
    @Field(value = 4, required = true, omit = Omit.EMPTY)
        @ListSet
        @EnumOf(value = ValidationAction.class, closed = true)
        List<String> validationActions)
    implements ApiStruct<ValidatingAdmissionPolicyBindingSpec> {
  /** Starts a value in which nothing is set. */
  public static ValidatingAdmissionPolicyBindingSpecBuilder builder() {
    return new ValidatingAdmissionPolicyBindingSpecBuilder();
  }

  /** Starts a value from this one. */
  public ValidatingAdmissionPolicyBindingSpecBuilder toBuilder() {
    return new ValidatingAdmissionPolicyBindingSpecBuilder(this);
  }
}
