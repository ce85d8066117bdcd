package dev.navarch.compatibility.official;

import static dev.navarch.compatibility.official.Samples.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.extended.event.EventType;
import io.kubernetes.client.extended.event.legacy.EventRecorder;
import io.kubernetes.client.extended.event.legacy.LegacyEventBroadcaster;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.ApiException;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.openapi.apis.EventsV1Api;
import io.kubernetes.client.openapi.models.CoreV1Event;
import io.kubernetes.client.openapi.models.EventsV1Event;
import io.kubernetes.client.openapi.models.V1ConfigMap;
import io.kubernetes.client.openapi.models.V1EventSource;
import io.kubernetes.client.openapi.models.V1ObjectMeta;
import io.kubernetes.client.openapi.models.V1ObjectReference;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@WithControlPlane
final class EventTest {
  private final ApiClient client;
  private final CoreV1Api core;

  EventTest(TestControlPlane controlPlane) throws Exception {
    client = Clients.administrator(controlPlane);
    core = new CoreV1Api(client);
  }

  @Test
  void anEventOfOneGroupIsSeenInTheOther() throws Exception {
    EventsV1Api events = new EventsV1Api(client);
    OffsetDateTime now = OffsetDateTime.now(ZoneOffset.UTC).truncatedTo(ChronoUnit.MICROS);
    events
        .createNamespacedEvent(
            NAMESPACE,
            new EventsV1Event()
                .metadata(new V1ObjectMeta().name("web.1"))
                .eventTime(now)
                .reportingController("tests.example/controller")
                .reportingInstance("controller-1")
                .action("Scaling")
                .reason("Scaled")
                .type("Normal")
                .note("scaled up")
                .regarding(web()))
        .execute();

    CoreV1Event event = core.readNamespacedEvent("web.1", NAMESPACE).execute();

    assertThat(event.getMessage()).isEqualTo("scaled up");
    assertThat(event.getInvolvedObject().getName()).isEqualTo("web");
    assertThat(event.getReportingComponent()).isEqualTo("tests.example/controller");
    assertThat(event.getEventTime()).isEqualTo(now);
  }

  @Test
  void eventsAreChosenByWhatTheyAreAbout() throws Exception {
    core.createNamespacedEvent(
            NAMESPACE,
            new CoreV1Event()
                .metadata(new V1ObjectMeta().generateName("web."))
                .involvedObject(web())
                .reason("Scaled")
                .type("Normal"))
        .execute();

    assertThat(reasons("involvedObject.name=web,type=Normal")).containsExactly("Scaled");
    assertThat(reasons("involvedObject.name=other")).isEmpty();
    assertThat(reasons("reason!=Scaled")).isEmpty();
  }

  @Test
  void aRecordersEventsOfOneKindAreCounted() throws Exception {
    V1ConfigMap about =
        core.createNamespacedConfigMap(NAMESPACE, Samples.configMap("about", Map.of())).execute();
    LegacyEventBroadcaster broadcaster = new LegacyEventBroadcaster(core);
    EventRecorder recorder = broadcaster.newRecorder(new V1EventSource().component("tests"));
    broadcaster.startRecording();
    try {
      recorder.event(about, EventType.Warning, "Broken", "it broke");
      Await.until("the first event", () -> counts().equals(List.of(1)));

      recorder.event(about, EventType.Warning, "Broken", "it broke");
      Await.until("the second one is counted", () -> counts().equals(List.of(2)));
    } finally {
      broadcaster.shutdown();
    }
  }

  private List<Integer> counts() throws ApiException {
    return core
        .listNamespacedEvent(NAMESPACE)
        .fieldSelector("involvedObject.kind=ConfigMap")
        .execute()
        .getItems()
        .stream()
        .map(CoreV1Event::getCount)
        .toList();
  }

  private List<String> reasons(String fieldSelector) throws ApiException {
    return core
        .listNamespacedEvent(NAMESPACE)
        .fieldSelector(fieldSelector)
        .execute()
        .getItems()
        .stream()
        .map(CoreV1Event::getReason)
        .toList();
  }

  private static V1ObjectReference web() {
    return new V1ObjectReference()
        .apiVersion("apps/v1")
        .kind("Deployment")
        .namespace(NAMESPACE)
        .name("web");
  }
}
