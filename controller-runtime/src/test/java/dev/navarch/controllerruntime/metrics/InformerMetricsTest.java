package dev.navarch.controllerruntime.metrics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class InformerMetricsTest {
  private final InformerMetrics metrics = new InformerMetrics();

  private String text() throws IOException {
    StringBuilder text = new StringBuilder();
    metrics.writeTo(text);
    return text.toString();
  }

  @Test
  void listsAndWatchesAreCountedByInformer() throws Exception {
    metrics.listed("Pod.v1", 3, Duration.ofMillis(500));
    metrics.listed("Pod.v1", 5, Duration.ofSeconds(1));
    metrics.watchStarted("Pod.v1");
    metrics.watchEnded("Pod.v1", 7, Duration.ofSeconds(60));
    metrics.watchStalled("Pod.v1");
    metrics.failed("Pod.v1");
    metrics.failed("Pod.v1");
    metrics.lastResourceVersion("Pod.v1", "42");
    metrics.lastResourceVersion("Node.v1", "not a number");

    assertThat(text())
        .contains(
            """
            # TYPE reflector_lists_total counter
            reflector_lists_total{name="Node.v1"} 0
            reflector_lists_total{name="Pod.v1"} 2
            """)
        .contains("# TYPE reflector_list_duration_seconds summary\n")
        .contains(
            """
            reflector_list_duration_seconds_sum{name="Pod.v1"} 1.5
            reflector_list_duration_seconds_count{name="Pod.v1"} 2
            """)
        .contains(
            "reflector_items_per_list_sum{name=\"Pod.v1\"} 8\n",
            "reflector_watches_total{name=\"Pod.v1\"} 1\n",
            "reflector_watch_duration_seconds_sum{name=\"Pod.v1\"} 60\n",
            "reflector_items_per_watch_sum{name=\"Pod.v1\"} 7\n",
            "reflector_stalled_watches_total{name=\"Pod.v1\"} 1\n",
            "reflector_failures_total{name=\"Pod.v1\"} 2\n",
            "reflector_last_resource_version{name=\"Pod.v1\"} 42\n")
        .doesNotContain("reflector_last_resource_version{name=\"Node.v1\"}");
  }

  @Test
  void depthsOfListenersAreShownUntilTheyAreClosed() throws Exception {
    metrics.listenerDepth("Pod.v1", 1, 12);
    metrics.listenerDepth("Pod.v1", 0, 3);
    metrics.listenerDepth("Pod.v1", 0, 2);

    assertThat(text())
        .endsWith(
            """
            # TYPE informer_listener_depth gauge
            informer_listener_depth{name="Pod.v1",listener="0"} 2
            informer_listener_depth{name="Pod.v1",listener="1"} 12
            """);
    metrics.listenerClosed("Pod.v1", 0);
    assertThat(text()).doesNotContain("listener=\"0\"").contains("listener=\"1\"");
  }
}
