package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.EnumOf;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * What to do when a container exits in a given way.
 *
 * @param action Restart for this container alone, RestartAllContainers for the whole pod
 * @param exitCodes Exit codes for which the rule applies
 */
@ApiType
public record ContainerRestartRule(
    @Field(value = 1, required = true, omit = Omit.EMPTY) @EnumOf(ContainerRestartRuleAction.class)
        String action,
    @Field(2) @Nullable ContainerRestartRuleOnExitCodes exitCodes)
    implements ApiStruct<ContainerRestartRule> {
  /** Starts a value in which nothing is set. */
  public static ContainerRestartRuleBuilder builder() {
    return new ContainerRestartRuleBuilder();
  }

  /** Starts a value from this one. */
  public ContainerRestartRuleBuilder toBuilder() {
    return new ContainerRestartRuleBuilder(this);
  }
}
