package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.annotation.ListSet;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;

/**
 * A test on a container's exit code.
 *
 * @param operator In to match listed codes, NotIn to match any other
 * @param values Exit codes to compare with, at most 255 of them
 */
@ApiType
public record ContainerRestartRuleOnExitCodes(
    @Field(value = 1, required = true, omit = Omit.EMPTY)
        @EnumOf(ContainerRestartRuleOnExitCodesOperator.class)
        String operator,
    @Field(2) @ListSet List<Integer> values)
    implements ApiStruct<ContainerRestartRuleOnExitCodes> {
  /** Starts a value in which nothing is set. */
  public static ContainerRestartRuleOnExitCodesBuilder builder() {
    return new ContainerRestartRuleOnExitCodesBuilder();
  }

  /** Starts a value from this one. */
  public ContainerRestartRuleOnExitCodesBuilder toBuilder() {
    return new ContainerRestartRuleOnExitCodesBuilder(this);
  }
}
