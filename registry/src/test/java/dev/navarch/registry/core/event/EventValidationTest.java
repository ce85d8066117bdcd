package dev.navarch.registry.core.event;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Event;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class EventValidationTest {
  private static final GroupVersion CORE = new GroupVersion("", "v1");
  private static final GroupVersion EVENTS = new GroupVersion("events.k8s.io", "v1");

  private static Event event(String namespace, String fields) {
    return Received.object(
        Event.class,
        "{apiVersion: v1, kind: Event, metadata: {name: x, namespace: "
            + namespace
            + "}, "
            + fields
            + "}");
  }

  private static List<String> created(String namespace, String fields, GroupVersion version) {
    return texts(EventValidation.create(event(namespace, fields), version));
  }

  @Test
  void eventsLiveWithWhatTheyAreAbout() {
    String mismatch =
        "involvedObject.namespace: Invalid value: \"%s\": does not match event.namespace";

    assertThat(created("default", "count: 1", CORE)).isEmpty();
    assertThat(created("ns", "involvedObject: {namespace: ns}", CORE)).isEmpty();
    assertThat(created("ns", "count: 1", CORE)).containsExactly(mismatch.formatted(""));
    assertThat(created("ns", "involvedObject: {namespace: m}", CORE))
        .containsExactly(mismatch.formatted("m"));
  }

  @Test
  void knownKindsAreWhereTheyBelong() {
    assertThat(created("default", "involvedObject: {apiVersion: v1, kind: Pod}", CORE))
        .containsExactly("involvedObject.namespace: Required value: required for kind Pod");
    assertThat(created("ns", "involvedObject: {apiVersion: v1, kind: Node, namespace: ns}", CORE))
        .containsExactly(
            "involvedObject.namespace: Invalid value: \"ns\": not allowed for kind Node");
    assertThat(created("default", "involvedObject: {apiVersion: ex.com/v1, kind: Pod}", CORE))
        .isEmpty();
  }

  @Test
  void theNewerVersionIsStrict() {
    assertThat(created("default", "count: 2, source: {host: h}", EVENTS))
        .containsExactly(
            "eventTime: Required value",
            "type: Invalid value: \"\": has invalid value: ",
            "count: Invalid value: \"\": needs to be unset",
            "source: Invalid value: \"\": needs to be unset");
  }

  @Test
  void eventsWithATimeSayWhoReports() {
    String timed = "eventTime: '2026-01-02T03:04:05.000000Z', type: Normal";

    assertThat(created("default", timed, CORE))
        .contains("reportingComponent: Required value", "action: Required value")
        .contains("reportingInstance: Required value", "reason: Required value");
    assertThat(
            created(
                "default",
                timed
                    + ", reportingComponent: ex.com/c, reportingInstance: i, action: a, reason: "
                    + "r".repeat(129),
                EVENTS))
        .containsExactly("reason: Invalid value: \"\": can have at most 128 characters");
  }

  @Test
  void onlyTheSeriesChangesInTheNewerVersion() {
    Event old = event("default", "reason: a");
    Event changed = event("default", "reason: b, series: {count: 1}");

    assertThat(EventValidation.update(changed, old, CORE)).isEmpty();
    assertThat(texts(EventValidation.update(changed, old, EVENTS)))
        .containsExactly(
            "series.count: Invalid value: \"\": should be at least 2",
            "series.lastObservedTime: Required value",
            "reason: Invalid value: \"b\": field is immutable");
  }
}
