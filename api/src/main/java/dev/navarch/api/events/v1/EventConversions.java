package dev.navarch.api.events.v1;

import dev.navarch.apimachinery.annotation.ConversionFunction;

/** Events share their objects with the core group, which names many of the fields differently. */
final class EventConversions {
  private EventConversions() {}

  @ConversionFunction(
      partial = {
        "reportingController",
        "regarding",
        "note",
        "deprecatedSource",
        "deprecatedFirstTimestamp",
        "deprecatedLastTimestamp",
        "deprecatedCount"
      })
  static dev.navarch.api.core.v1.Event toHub(Event in, dev.navarch.api.core.v1.Event out) {
    return out.toBuilder()
        .reportingComponent(in.reportingController())
        .involvedObject(in.regarding())
        .message(in.note())
        .source(in.deprecatedSource())
        .firstTimestamp(in.deprecatedFirstTimestamp())
        .lastTimestamp(in.deprecatedLastTimestamp())
        .count(in.deprecatedCount())
        .build();
  }

  @ConversionFunction(
      partial = {
        "reportingComponent",
        "involvedObject",
        "message",
        "source",
        "firstTimestamp",
        "lastTimestamp",
        "count"
      })
  static Event fromHub(dev.navarch.api.core.v1.Event in, Event out) {
    return out.toBuilder()
        .reportingController(in.reportingComponent())
        .regarding(in.involvedObject())
        .note(in.message())
        .deprecatedSource(in.source())
        .deprecatedFirstTimestamp(in.firstTimestamp())
        .deprecatedLastTimestamp(in.lastTimestamp())
        .deprecatedCount(in.count())
        .build();
  }
}
