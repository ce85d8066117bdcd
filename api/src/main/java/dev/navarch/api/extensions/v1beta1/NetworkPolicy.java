package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/** Retired form of a network policy; use the one in networking.k8s.io/v1. */
@ApiType(hub = dev.navarch.api.networking.v1.NetworkPolicy.class)
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
