package dev.navarch.api.events.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.EventSource;
import dev.navarch.api.core.v1.ObjectReference;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.apimachinery.value.Time;
import org.junit.jupiter.api.Test;

class EventConversionsTest {
  private static final ObjectReference POD =
      ObjectReference.builder().kind("Pod").name("web-0").build();
  private static final ObjectReference NODE =
      ObjectReference.builder().kind("Node").name("n1").build();

  @Test
  void everyFieldOfAnEventHasItsPlaceInTheCoreGroup() {
    Event event =
        Event.builder()
            .metadata(meta -> meta.name("web-0.1"))
            .eventTime(MicroTime.ofEpochMicro(1))
            .series(new EventSeries(4, MicroTime.ofEpochMicro(2)))
            .reportingController("kubelet")
            .reportingInstance("kubelet-n1")
            .action("Pulling")
            .reason("Pulled")
            .regarding(POD)
            .related(NODE)
            .note("image pulled")
            .type("Normal")
            .deprecatedSource(new EventSource("kubelet", "n1"))
            .deprecatedFirstTimestamp(Time.ofEpochSecond(3))
            .deprecatedLastTimestamp(Time.ofEpochSecond(4))
            .deprecatedCount(5)
            .build();

    dev.navarch.api.core.v1.Event core = GeneratedConversions.eventToHub(event);

    assertThat(core)
        .isEqualTo(
            dev.navarch.api.core.v1.Event.builder()
                .typeMeta(event.typeMeta())
                .metadata(meta -> meta.name("web-0.1"))
                .eventTime(MicroTime.ofEpochMicro(1))
                .series(new dev.navarch.api.core.v1.EventSeries(4, MicroTime.ofEpochMicro(2)))
                .reportingComponent("kubelet")
                .reportingInstance("kubelet-n1")
                .action("Pulling")
                .reason("Pulled")
                .involvedObject(POD)
                .related(NODE)
                .message("image pulled")
                .type("Normal")
                .source(new EventSource("kubelet", "n1"))
                .firstTimestamp(Time.ofEpochSecond(3))
                .lastTimestamp(Time.ofEpochSecond(4))
                .count(5)
                .build());
    assertThat(GeneratedConversions.eventFromHub(core)).isEqualTo(event);
  }

  @Test
  void eventWithoutSeriesHasNoneAfterwards() {
    Event event = Event.builder().note("started").build();

    dev.navarch.api.core.v1.Event core = GeneratedConversions.eventToHub(event);

    assertThat(core.series()).isNull();
    assertThat(core.firstTimestamp()).isEqualTo(Time.ZERO);
    assertThat(GeneratedConversions.eventFromHub(core)).isEqualTo(event);
  }
}
