package dev.navarch.api.admissionregistration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

@ApiType
public record ValidatingAdmissionPolicyBindingList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<ValidatingAdmissionPolicyBinding> items)
    implements ApiList<ValidatingAdmissionPolicyBinding>,
        ApiStruct<ValidatingAdmissionPolicyBindingList> {
  /** Starts a value in which nothing is set but its kind. */
  public static ValidatingAdmissionPolicyBindingListBuilder builder() {
    return new ValidatingAdmissionPolicyBindingListBuilder();
  }

  /** Starts a value from this one. */
  public ValidatingAdmissionPolicyBindingListBuilder toBuilder() {
    return new ValidatingAdmissionPolicyBindingListBuilder(this);
  }
}
