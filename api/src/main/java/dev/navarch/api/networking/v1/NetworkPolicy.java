package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * Decides which traffic may reach or leave a group of pods.
 *
 * @param typeMeta kind and version of the object
 * @param metadata Identity of the policy; it governs pods of its own namespace
 * @param spec Governed pods and the traffic they are allowed
 */
@ApiType
@Resource(shortNames = "netpol")
public record NetworkPolicy(
    @Inline TypeMeta typeMeta, @Field(1) ObjectMeta metadata, @Field(2) NetworkPolicySpec spec)
    implements MetaObject, ApiStruct<NetworkPolicy> {
  /** Starts a value in which nothing is set but its kind. */
  public static NetworkPolicyBuilder builder() {
    return new NetworkPolicyBuilder();
  }

  /** Starts a value from this one. */
  public NetworkPolicyBuilder toBuilder() {
    return new NetworkPolicyBuilder(this);
  }
}
