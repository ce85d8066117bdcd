package dev.navarch.api.admissionregistration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

@ApiType(atomic = true)
public record Variable(
    @Field(value = 1, required = true, protoName = "Name") String name,
    @Field(value = 2, required = true, protoName = "Expression") String expression)
    implements ApiStruct<Variable> {
  /** Starts a value in which nothing is set. */
  public static VariableBuilder builder() {
    return new VariableBuilder();
  }

  /** Starts a value from this one. */
  public VariableBuilder toBuilder() {
    return new VariableBuilder(this);
  }
}
