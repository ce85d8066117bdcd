package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Puts a validating admission policy into effect for chosen resources and parameters. */
@ApiType
@Resource(namespaced = false, categories = "api-extensions")
public record ValidatingAdmissionPolicyBinding(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true, omit = Omit.EMPTY) ValidatingAdmissionPolicyBindingSpec spec)
    implements MetaObject, ApiStruct<ValidatingAdmissionPolicyBinding> {
  /** Starts a value in which nothing is set but its kind. */
  public static ValidatingAdmissionPolicyBindingBuilder builder() {
    return new ValidatingAdmissionPolicyBindingBuilder();
  }

  /** Starts a value from this one. */
  public ValidatingAdmissionPolicyBindingBuilder toBuilder() {
    return new ValidatingAdmissionPolicyBindingBuilder(this);
  }
}
