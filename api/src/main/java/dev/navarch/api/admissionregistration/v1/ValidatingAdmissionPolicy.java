package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** CEL checks that can refuse requests, put into effect by bindings. */
@ApiType
@Resource(namespaced = false, categories = "api-extensions", subresources = @Subresource("status"))
public record ValidatingAdmissionPolicy(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(2) ValidatingAdmissionPolicySpec spec,
    @Field(3) ValidatingAdmissionPolicyStatus status)
    implements MetaObject, ApiStruct<ValidatingAdmissionPolicy> {
  /** Starts a value in which nothing is set but its kind. */
  public static ValidatingAdmissionPolicyBuilder builder() {
    return new ValidatingAdmissionPolicyBuilder();
  }

  /** Starts a value from this one. */
  public ValidatingAdmissionPolicyBuilder toBuilder() {
    return new ValidatingAdmissionPolicyBuilder(this);
  }
}
