package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * Abilities of a runtime handler.
 *
 * @param recursiveReadOnlyMounts Whether read-only can be extended to mounts below a mount
 * @param userNamespaces Whether pods can run in user namespaces, including with volumes
 */
@ApiType
public record NodeRuntimeHandlerFeatures(
    @Field(1) @Nullable Boolean recursiveReadOnlyMounts, @Field(2) @Nullable Boolean userNamespaces)
    implements ApiStruct<NodeRuntimeHandlerFeatures> {
  /** Starts a value in which nothing is set. */
  public static NodeRuntimeHandlerFeaturesBuilder builder() {
    return new NodeRuntimeHandlerFeaturesBuilder();
  }

  /** Starts a value from this one. */
  public NodeRuntimeHandlerFeaturesBuilder toBuilder() {
    return new NodeRuntimeHandlerFeaturesBuilder(this);
  }
}
