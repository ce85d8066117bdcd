package dev.navarch.storage.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class CrowdTest {
  @Test
  void everyMemberWorksOnce() {
    Set<Integer> members = ConcurrentHashMap.newKeySet();
    AtomicInteger runs = new AtomicInteger();

    Crowd.run(
        5,
        member -> {
          members.add(member);
          runs.incrementAndGet();
        });

    assertThat(members).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
    assertThat(runs).hasValue(5);
  }

  @Test
  void theyRepeatUntilTheRestIsDone() {
    AtomicInteger runs = new AtomicInteger();

    Crowd.repeat(
        2,
        member -> runs.incrementAndGet(),
        () -> Await.until("there were many runs", () -> runs.get() > 100));

    int afterwards = runs.get();
    assertThat(afterwards).isGreaterThan(100);
    assertThat(runs).as("runs later").hasValue(afterwards);
  }

  @Test
  void whatAMemberThrowsIsThrown() {
    assertThatThrownBy(() ->
            Crowd.run(
                3,
                member -> {
                  if (member == 1) {
                    throw new IllegalStateException("member one");
                  }
                }))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("member one")
        .hasCauseInstanceOf(IllegalStateException.class);
  }

  @Test
  void whatTheRestThrowsIsThrownAndEndsTheWork() {
    assertThatThrownBy(() ->
            Crowd.repeat(
                1,
                member -> Thread.onSpinWait(),
                () -> {
                  throw new IllegalStateException("meanwhile");
                }))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("meanwhile");
  }
}
