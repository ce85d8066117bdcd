package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * A ConfigMap as source of kubelet configuration; deprecated and without effect.
 *
 * @param namespace Namespace that holds the configuration's ConfigMap
 * @param name ConfigMap with the configuration
 * @param uid Unique identifier of the ConfigMap; allowed only in node status
 * @param resourceVersion Revision of the ConfigMap; allowed only in node status
 * @param kubeletConfigKey Entry of the ConfigMap that holds the kubelet configuration
 */
@ApiType
public record ConfigMapNodeConfigSource(
    @Field(value = 1, required = true) String namespace,
    @Field(value = 2, required = true) String name,
    @Field(3) String uid,
    @Field(4) String resourceVersion,
    @Field(value = 5, required = true) String kubeletConfigKey)
    implements ApiStruct<ConfigMapNodeConfigSource> {
  /** Starts a value in which nothing is set. */
  public static ConfigMapNodeConfigSourceBuilder builder() {
    return new ConfigMapNodeConfigSourceBuilder();
  }

  /** Starts a value from this one. */
  public ConfigMapNodeConfigSourceBuilder toBuilder() {
    return new ConfigMapNodeConfigSourceBuilder(this);
  }
}
