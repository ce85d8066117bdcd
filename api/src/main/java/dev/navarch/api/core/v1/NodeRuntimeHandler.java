package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * A runtime handler configured on a node.
 *
 * @param name Handler as used by RuntimeClass; empty for the default one
 * @param features What the handler supports
 */
@ApiType
public record NodeRuntimeHandler(
    @Field(value = 1, omit = Omit.NEVER) String name,
    @Field(2) @Nullable NodeRuntimeHandlerFeatures features)
    implements ApiStruct<NodeRuntimeHandler> {
  /** Starts a value in which nothing is set. */
  public static NodeRuntimeHandlerBuilder builder() {
    return new NodeRuntimeHandlerBuilder();
  }

  /** Starts a value from this one. */
  public NodeRuntimeHandlerBuilder toBuilder() {
    return new NodeRuntimeHandlerBuilder(this);
  }
}
