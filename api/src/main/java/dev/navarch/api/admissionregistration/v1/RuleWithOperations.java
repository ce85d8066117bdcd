package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

@ApiType
public record RuleWithOperations(
    @Field(1) @Atomic @EnumOf(value = OperationType.class, closed = true) List<String> operations,
    @Field(2) @Inline Rule rule)
    implements ApiStruct<RuleWithOperations> {
  /** Starts a value in which nothing is set. */
  public static RuleWithOperationsBuilder builder() {
    return new RuleWithOperationsBuilder();
  }

  /** Starts a value from this one. */
  public RuleWithOperationsBuilder toBuilder() {
    return new RuleWithOperationsBuilder(this);
  }
}
