package dev.navarch.api.flowcontrol.v1alpha1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.ifZero;
import static dev.navarch.api.flowcontrol.v1.FlowControlDefaults.CONCURRENCY_SHARES;
import static dev.navarch.api.flowcontrol.v1.FlowControlDefaults.HAND_SIZE;
import static dev.navarch.api.flowcontrol.v1.FlowControlDefaults.MATCHING_PRECEDENCE;
import static dev.navarch.api.flowcontrol.v1.FlowControlDefaults.QUEUES;
import static dev.navarch.api.flowcontrol.v1.FlowControlDefaults.QUEUE_LENGTH_LIMIT;

import dev.navarch.apimachinery.annotation.DefaultingFunction;

/** Defaults of flow schemas and priority levels. */
final class FlowControlDefaults {
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
  static LimitedPriorityLevelConfiguration limitedPriorityLevelConfiguration(
      LimitedPriorityLevelConfiguration in) {
    return changed(
        in,
        in.toBuilder()
            .assuredConcurrencyShares(ifZero(in.assuredConcurrencyShares(), CONCURRENCY_SHARES))
            .build());
  }
}
