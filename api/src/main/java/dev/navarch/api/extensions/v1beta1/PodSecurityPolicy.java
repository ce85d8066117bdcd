package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Retired cluster-wide limits on what pods may do, later found in policy/v1beta1. */
@ApiType(hub = dev.navarch.api.policy.v1beta1.PodSecurityPolicy.class)
public record PodSecurityPolicy(
    @Inline TypeMeta typeMeta, @Field(1) ObjectMeta metadata, @Field(2) PodSecurityPolicySpec spec)
    implements MetaObject, ApiStruct<PodSecurityPolicy> {
  /** Starts a value in which nothing is set but its kind. */
  public static PodSecurityPolicyBuilder builder() {
    return new PodSecurityPolicyBuilder();
  }

  /** Starts a value from this one. */
  public PodSecurityPolicyBuilder toBuilder() {
    return new PodSecurityPolicyBuilder(this);
  }
}
