package dev.navarch.api.flowcontrol.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record FlowSchemaStatus(@Field(1) @ListMap("type") List<FlowSchemaCondition> conditions)
    implements ApiStruct<FlowSchemaStatus> {
  /** Starts a value in which nothing is set. */
  public static FlowSchemaStatusBuilder builder() {
    return new FlowSchemaStatusBuilder();
  }

  /** Starts a value from this one. */
  public FlowSchemaStatusBuilder toBuilder() {
    return new FlowSchemaStatusBuilder(this);
  }
}
