package dev.navarch.api.policy.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * Former cluster-wide admission control over security-relevant pod settings.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity of the policy
 * @param spec What pods admitted under the policy may do
 */
@ApiType(hub = PodSecurityPolicy.class)
@Resource(namespaced = false, shortNames = "psp")
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
