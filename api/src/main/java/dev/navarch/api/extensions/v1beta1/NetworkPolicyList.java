package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.ApiList;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import java.util.List;

/** Page of extensions network policies. */
@ApiType(hub = dev.navarch.api.networking.v1.NetworkPolicyList.class)
public record NetworkPolicyList(
    @Inline TypeMeta typeMeta,
    @Field(1) ListMeta metadata,
    @Field(value = 2, required = true) List<NetworkPolicy> items)
    implements ApiList<NetworkPolicy>, ApiStruct<NetworkPolicyList> {
  /** Starts a value in which nothing is set but its kind. */
  public static NetworkPolicyListBuilder builder() {
    return new NetworkPolicyListBuilder();
  }

  /** Starts a value from this one. */
  public NetworkPolicyListBuilder toBuilder() {
    return new NetworkPolicyListBuilder(this);
  }
}
