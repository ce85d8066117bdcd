package dev.navarch.client.workqueue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.client.waiting.ManualTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class WorkQueueProperties {
  /** Compares a queue with the books: two sets and a list. */
  @Property(tries = 300)
  void aQueueIsAListAndTwoSets(@ForAll @Size(max = 60) List<@IntRange(max = 17) Integer> steps)
      throws Exception {
    WorkQueue<Integer> queue = WorkQueue.create();
    List<Integer> order = new ArrayList<>();
    Set<Integer> dirty = new LinkedHashSet<>();
    Set<Integer> processing = new LinkedHashSet<>();

    for (int step : steps) {
      int item = step % 4;
      if (step < 8) {
        queue.add(item);
        if (dirty.add(item) && !processing.contains(item)) {
          order.add(item);
        }
      } else if (step < 13) {
        if (!order.isEmpty()) {
          Integer next = order.removeFirst();
          dirty.remove(next);
          processing.add(next);
          assertThat(queue.get()).isEqualTo(next);
        }
      } else {
        queue.done(item);
        if (processing.remove(item) && dirty.contains(item)) {
          order.add(item);
        }
      }
      assertThat(queue.length()).isEqualTo(order.size());
    }
  }

  @Property(tries = 300)
  void delayedItemsComeAtTheirEarliestTimeInOrder(
      @ForAll @Size(min = 1, max = 40) List<@IntRange(min = 1, max = 500) Integer> delays)
      throws Exception {
    ManualTime time = new ManualTime();
    DelayingQueue<Integer> queue = DelayingQueue.create(QueueConfig.DEFAULT.in(time));
    Map<Integer, Integer> due = new HashMap<>();
    for (int i = 0; i < delays.size(); i++) {
      queue.addAfter(i % 10, Duration.ofMillis(delays.get(i)));
      due.merge(i % 10, delays.get(i), Math::min);
    }
    assertThat(queue.waiting()).isEqualTo(due.size());
    assertThat(time.alarms()).isEqualTo(1);

    List<Integer> times = due.values().stream().sorted(Comparator.naturalOrder()).toList();
    for (int millis : times) {
      time.advance(Duration.ofMillis(millis).minus(time.elapsed()));
      assertThat(queue.length())
          .isEqualTo((int) due.values().stream().filter(at -> at <= millis).count());
    }
    int before = 0;
    while (queue.length() > 0) {
      Integer item = queue.get();
      assertThat(item).isNotNull();
      assertThat(due.get(item)).isGreaterThanOrEqualTo(before);
      before = due.getOrDefault(item, 0);
    }
    assertThat(time.alarms()).isZero();
  }
}
