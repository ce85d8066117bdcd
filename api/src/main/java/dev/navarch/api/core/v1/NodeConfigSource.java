package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Where a kubelet got dynamic configuration; deprecated and without effect.
 *
 * @param configMap ConfigMap with the kubelet configuration
 */
@ApiType
public record NodeConfigSource(@Field(2) @Nullable ConfigMapNodeConfigSource configMap)
    implements ApiStruct<NodeConfigSource> {
  /** Starts a value in which nothing is set. */
  public static NodeConfigSourceBuilder builder() {
    return new NodeConfigSourceBuilder();
  }

  /** Starts a value from this one. */
  public NodeConfigSourceBuilder toBuilder() {
    return new NodeConfigSourceBuilder(this);
  }
}
