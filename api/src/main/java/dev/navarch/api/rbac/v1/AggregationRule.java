package dev.navarch.api.rbac.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Atomic;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import java.util.List;

/**
 * Picks cluster roles whose rules are merged into another one.
 *
 * @param clusterRoleSelectors Label queries; rules of every cluster role matching any of them are
 *     merged in
 */
@ApiType
public record AggregationRule(@Field(1) @Atomic List<LabelSelector> clusterRoleSelectors)
    implements ApiStruct<AggregationRule> {
  /** Starts a value in which nothing is set. */
  public static AggregationRuleBuilder builder() {
    return new AggregationRuleBuilder();
  }

  /** Starts a value from this one. */
  public AggregationRuleBuilder toBuilder() {
    return new AggregationRuleBuilder(this);
  }
}
