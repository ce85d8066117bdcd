package dev.navarch.api.flowcontrol.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import java.util.List;
import org.jspecify.annotations.Nullable;

@ApiType
public record FlowSchemaSpec(
    @Field(value = 1, required = true)
        PriorityLevelConfigurationReference priorityLevelConfiguration,
    @Field(value = 2, omit = Omit.NEVER) int matchingPrecedence,
    @Field(3) @Nullable FlowDistinguisherMethod distinguisherMethod,
    @Field(4) @Atomic List<PolicyRulesWithSubjects> rules)
    implements ApiStruct<FlowSchemaSpec> {
  /** Starts a value in which nothing is set. */
  public static FlowSchemaSpecBuilder builder() {
    return new FlowSchemaSpecBuilder();
  }

  /** Starts a value from this one. */
  public FlowSchemaSpecBuilder toBuilder() {
    return new FlowSchemaSpecBuilder(this);
  }
}
