package dev.navarch.controllerruntime.manager;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.controllerruntime.lifecycle.Task;
import dev.navarch.controllerruntime.testserver.Eventually;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class TaskTermsTest {
  private final List<String> log = new CopyOnWriteArrayList<>();
  private final CountDownLatch mayEnd = new CountDownLatch(1);
  private final TaskTerms terms = new TaskTerms((task, cause) -> log.add("failed " + cause));

  private Thread begin() {
    return Thread.ofVirtual()
        .start(() -> {
          try {
            terms.begin();
            log.add("begun");
          } catch (InterruptedException e) {
            log.add("interrupted");
          }
        });
  }

  private void addSlowTask() {
    terms.add(
        Task.byLeader(
            "slow",
            stop -> {
              log.add("runs");
              stop.await();
              mayEnd.await();
              log.add("ended");
            }));
  }

  /** A thread that is given some time waits as well; virtual ones do not always say which. */
  private static void awaitWaiting(Thread thread) throws Exception {
    Eventually.that(
        "waits",
        () ->
            thread.getState() == Thread.State.WAITING
                || thread.getState() == Thread.State.TIMED_WAITING);
  }

  @Test
  void termThatBeginsWhileTheLastOneEndsRunsAllTasksAfterIt() throws Exception {
    addSlowTask();
    terms.begin();
    Eventually.that("runs", () -> log.contains("runs"));
    Thread ending = Thread.ofVirtual().start(() -> terms.end(Duration.ofSeconds(30)));
    awaitWaiting(ending);

    Thread next = begin();
    awaitWaiting(next);
    mayEnd.countDown();
    next.join();
    ending.join();
    Eventually.that("runs again", () -> log.size() == 4);

    assertThat(log.subList(0, 2)).containsExactly("runs", "ended");
    assertThat(log.subList(2, 4)).containsExactlyInAnyOrder("begun", "runs");
    terms.close(Duration.ofSeconds(30));
    assertThat(log).endsWith("ended");
  }

  @Test
  void whoeverWaitsForATermHearsThatThereIsNone() throws Exception {
    addSlowTask();
    terms.begin();
    Eventually.that("runs", () -> log.contains("runs"));
    Thread ending = Thread.ofVirtual().start(() -> terms.end(Duration.ofSeconds(30)));
    awaitWaiting(ending);
    Thread next = begin();
    awaitWaiting(next);

    Thread closing = Thread.ofVirtual().start(() -> terms.close(Duration.ofSeconds(30)));
    next.join();
    mayEnd.countDown();
    ending.join();
    closing.join();

    assertThat(log).containsExactly("runs", "begun", "ended");
  }
}
