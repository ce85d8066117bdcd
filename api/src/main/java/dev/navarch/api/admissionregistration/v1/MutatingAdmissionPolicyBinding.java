package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Puts a mutating admission policy into effect for chosen resources and parameters. */
@ApiType
@Resource(namespaced = false, categories = "api-extensions")
public record MutatingAdmissionPolicyBinding(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) MutatingAdmissionPolicyBindingSpec spec)
    implements MetaObject, ApiStruct<MutatingAdmissionPolicyBinding> {
  /** Starts a value in which nothing is set but its kind. */
  public static MutatingAdmissionPolicyBindingBuilder builder() {
    return new MutatingAdmissionPolicyBindingBuilder();
  }

  /** Starts a value from this one. */
  public MutatingAdmissionPolicyBindingBuilder toBuilder() {
    return new MutatingAdmissionPolicyBindingBuilder(this);
  }
}
