package dev.navarch.api.admissionregistration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

@ApiType
@Resource(namespaced = false, categories = "api-extensions")
public record MutatingAdmissionPolicy(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) MutatingAdmissionPolicySpec spec)
    implements MetaObject, ApiStruct<MutatingAdmissionPolicy> {
  /** Starts a value in which nothing is set but its kind. */
  public static MutatingAdmissionPolicyBuilder builder() {
    return new MutatingAdmissionPolicyBuilder();
  }

  /** Starts a value from this one. */
  public MutatingAdmissionPolicyBuilder toBuilder() {
    return new MutatingAdmissionPolicyBuilder(this);
  }
}
