package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of extensions pod security policies. */
@ApiType(hub = dev.navarch.api.policy.v1beta1.PodSecurityPolicyList.class)
public record PodSecurityPolicyList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<PodSecurityPolicy> items)
    implements ApiList<PodSecurityPolicy>, ApiStruct<PodSecurityPolicyList> {
  /** Starts a value in which nothing is set but its kind. */
  public static PodSecurityPolicyListBuilder builder() {
    return new PodSecurityPolicyListBuilder();
  }

  /** Starts a value from this one. */
  public PodSecurityPolicyListBuilder toBuilder() {
    return new PodSecurityPolicyListBuilder(this);
  }
}
