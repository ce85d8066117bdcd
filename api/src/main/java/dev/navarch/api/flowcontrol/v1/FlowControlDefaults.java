package dev.navarch.api.flowcontrol.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;
import static dev.navarch.api.defaults.FieldDefaults.ifZero;

import dev.navarch.apimachinery.annotation.DefaultingFunction;

/** Defaults of flow schemas and priority levels. */
public final class FlowControlDefaults {
  public static final int MATCHING_PRECEDENCE = 1000;
  public static final int QUEUES = 64;
  public static final int HAND_SIZE = 8;
  public static final int QUEUE_LENGTH_LIMIT = 50;
  public static final int CONCURRENCY_SHARES = 30;

  private FlowControlDefaults() {}

  @DefaultingFunction
  static FlowSchemaSpec flowSchemaSpec(FlowSchemaSpec in) {
    return changed(
        in,
        in.toBuilder()
            .matchingPrecedence(ifZero(in.matchingPrecedence(), MATCHING_PRECEDENCE))
            .build());
  }

  @DefaultingFunction
  static QueuingConfiguration queuingConfiguration(QueuingConfiguration in) {
    return changed(
        in,
        in.toBuilder()
            .queues(ifZero(in.queues(), QUEUES))
            .handSize(ifZero(in.handSize(), HAND_SIZE))
            .queueLengthLimit(ifZero(in.queueLengthLimit(), QUEUE_LENGTH_LIMIT))
            .build());
  }

  @DefaultingFunction
  static ExemptPriorityLevelConfiguration exemptPriorityLevelConfiguration(
      ExemptPriorityLevelConfiguration in) {
    return changed(
        in,
        in.toBuilder()
            .nominalConcurrencyShares(ifNull(in.nominalConcurrencyShares(), 0))
            .lendablePercent(ifNull(in.lendablePercent(), 0))
            .build());
  }

  @DefaultingFunction
  static LimitedPriorityLevelConfiguration limitedPriorityLevelConfiguration(
      LimitedPriorityLevelConfiguration in) {
    return changed(
        in,
        in.toBuilder()
            .nominalConcurrencyShares(ifNull(in.nominalConcurrencyShares(), CONCURRENCY_SHARES))
            .lendablePercent(ifNull(in.lendablePercent(), 0))
            .build());
  }
}
