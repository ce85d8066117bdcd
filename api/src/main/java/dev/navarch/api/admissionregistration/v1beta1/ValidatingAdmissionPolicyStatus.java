package dev.navarch.api.admissionregistration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.Condition;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record ValidatingAdmissionPolicyStatus(
    @Field(1) long observedGeneration,
    @Field(2) @Nullable TypeChecking typeChecking,
    @Field(3) @ListMap("type") List<Condition> conditions)
    implements ApiStruct<ValidatingAdmissionPolicyStatus> {
  /** Starts a value in which nothing is set. */
  public static ValidatingAdmissionPolicyStatusBuilder builder() {
    return new ValidatingAdmissionPolicyStatusBuilder();
  }

  /** Starts a value from this one. */
  public ValidatingAdmissionPolicyStatusBuilder toBuilder() {
    return new ValidatingAdmissionPolicyStatusBuilder(this);
  }
}
