package dev.navarch.api.policy.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/**
 * Page of pod security policies.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Paging and version data for the returned pod security policies
 * @param items Pod security policies on this page
 */
@ApiType(hub = PodSecurityPolicyList.class)
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
