package dev.navarch.api.node.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;

@ApiType
public record Overhead(@Field(1) Map<String, Quantity> podFixed) implements ApiStruct<Overhead> {
  /** Starts a value in which nothing is set. */
  public static OverheadBuilder builder() {
    return new OverheadBuilder();
  }

  /** Starts a value from this one. */
  public OverheadBuilder toBuilder() {
    return new OverheadBuilder(this);
  }
}
