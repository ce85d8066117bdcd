package dev.navarch.client.workqueue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.client.waiting.ManualTime;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class QueueMetricsTest {
  private final ManualTime time = new ManualTime();
  private final PrometheusQueueMetrics metrics = new PrometheusQueueMetrics();
  private final RateLimitingQueue<String> queue =
      RateLimitingQueue.create(QueueConfig.of("pods", metrics).in(time));

  @Test
  void textHasEveryMetricUnderItsNameInKubernetes() throws Exception {
    queue.add("a");
    queue.add("b");
    queue.add("b");
    queue.add("c");
    time.advance(Duration.ofMillis(250));
    assertThat(queue.get()).isEqualTo("a");
    assertThat(queue.get()).isEqualTo("b");
    time.advance(Duration.ofSeconds(2));
    queue.done("b");
    time.advance(Duration.ofMillis(500));
    queue.addRateLimited("b");

    assertThat(metrics.text())
        .contains(
            """
            # TYPE workqueue_depth gauge
            workqueue_depth{name="pods"} 1
            """)
        .contains(
            """
            # TYPE workqueue_adds_total counter
            workqueue_adds_total{name="pods"} 3
            """)
        .contains(
            """
            # TYPE workqueue_queue_duration_seconds histogram
            workqueue_queue_duration_seconds_bucket{name="pods",le="1e-06"} 0
            workqueue_queue_duration_seconds_bucket{name="pods",le="1e-05"} 0
            """)
        .contains(
            """
            workqueue_queue_duration_seconds_bucket{name="pods",le="0.1"} 0
            workqueue_queue_duration_seconds_bucket{name="pods",le="1"} 2
            workqueue_queue_duration_seconds_bucket{name="pods",le="10"} 2
            workqueue_queue_duration_seconds_bucket{name="pods",le="100"} 2
            workqueue_queue_duration_seconds_bucket{name="pods",le="1000"} 2
            workqueue_queue_duration_seconds_bucket{name="pods",le="+Inf"} 2
            workqueue_queue_duration_seconds_sum{name="pods"} 0.5
            workqueue_queue_duration_seconds_count{name="pods"} 2
            """)
        .contains(
            """
            workqueue_work_duration_seconds_sum{name="pods"} 2
            workqueue_work_duration_seconds_count{name="pods"} 1
            """)
        .contains("workqueue_unfinished_work_seconds{name=\"pods\"} 2.5\n")
        .contains("workqueue_longest_running_processor_seconds{name=\"pods\"} 2.5\n")
        .contains("workqueue_retries_total{name=\"pods\"} 1\n");
  }

  @Test
  void everyLineIsACommentOrASample() {
    QueueMetrics unused = metrics.forQueue("a \"b\" \\ c\n", () -> new QueueState.Running(7, 0, 0));

    String comment = "# (HELP|TYPE) \\w+ .+";
    String sample = "workqueue_\\w+\\{name=\".*\"\\} \\S+";
    assertThat(metrics.text().lines())
        .allMatch(line -> line.matches(comment + "|" + sample))
        .contains("workqueue_depth{name=\"a \\\"b\\\" \\\\ c\\n\"} 7");
  }

  @Test
  void aQueueWithoutANameHasNoMetrics() {
    PrometheusQueueMetrics none = new PrometheusQueueMetrics();
    WorkQueue<String> nameless = WorkQueue.create(QueueConfig.of("", none));
    nameless.add("a");

    assertThat(none.text()).doesNotContain("{name=");
  }

  @Test
  void aSecondQueueOfANameGoesOnWithTheCounts() {
    queue.add("a");
    WorkQueue<String> second = WorkQueue.create(QueueConfig.of("pods", metrics).in(time));
    second.add("x");
    second.add("y");

    assertThat(metrics.text())
        .contains("workqueue_adds_total{name=\"pods\"} 3\n")
        .contains("workqueue_depth{name=\"pods\"} 2\n");
  }
}
