package dev.navarch.api.discovery.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType
public record ForNode(@Field(value = 1, required = true) String name)
    implements ApiStruct<ForNode> {
  /** Starts a value in which nothing is set. */
  public static ForNodeBuilder builder() {
    return new ForNodeBuilder();
  }

  /** Starts a value from this one. */
  public ForNodeBuilder toBuilder() {
    return new ForNodeBuilder(this);
  }
}
