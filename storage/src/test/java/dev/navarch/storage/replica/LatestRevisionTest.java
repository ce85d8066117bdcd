package dev.navarch.storage.replica;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.navarch.storage.StorageException;
import dev.navarch.storage.StorageException.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class LatestRevisionTest {
  /** Each question waits here for its answer. */
  private final LinkedBlockingQueue<CompletableFuture<Long>> questions =
      new LinkedBlockingQueue<>();

  private final AtomicInteger asked = new AtomicInteger();

  private final LatestRevision latest =
      new LatestRevision(() -> {
        asked.incrementAndGet();
        CompletableFuture<Long> answer = new CompletableFuture<>();
        questions.add(answer);
        try {
          return answer.join();
        } catch (CompletionException e) {
          throw (RuntimeException) e.getCause();
        }
      });

  @Test
  void whoComesDuringAQuestionSharesTheNextOne() throws Exception {
    CompletableFuture<Long> first = reader();
    CompletableFuture<Long> question = question();
    List<CompletableFuture<Long>> others = waiting(8);

    question.complete(5L);
    CompletableFuture<Long> second = question();
    assertThat(first.get(5, TimeUnit.SECONDS)).isEqualTo(5);
    assertThat(others).as("the old answer tells them nothing").noneMatch(CompletableFuture::isDone);
    second.complete(9L);

    for (CompletableFuture<Long> other : others) {
      assertThat(other.get(5, TimeUnit.SECONDS)).isEqualTo(9);
    }
    assertThat(asked).hasValue(2);
  }

  @Test
  void whoComesLaterAsksAgain() throws Exception {
    CompletableFuture<Long> first = reader();
    question().complete(1L);
    first.get(5, TimeUnit.SECONDS);

    CompletableFuture<Long> second = reader();
    question().complete(2L);

    assertThat(second.get(5, TimeUnit.SECONDS)).isEqualTo(2);
  }

  @Test
  void aFailureIsToldToThoseWhoSharedTheQuestionAndNobodyElse() throws Exception {
    CompletableFuture<Long> first = reader();
    CompletableFuture<Long> question = question();
    CompletableFuture<Long> sharing = waiting(1).getFirst();
    question.complete(1L);
    assertThat(first.get(5, TimeUnit.SECONDS)).isEqualTo(1);

    question()
        .completeExceptionally(new StorageException.Unavailable("away", Outcome.NOT_APPLIED, null));
    assertThat(catchThrowable(() -> sharing.get(5, TimeUnit.SECONDS)))
        .hasCauseInstanceOf(StorageException.Unavailable.class);

    CompletableFuture<Long> later = reader();
    question().complete(3L);
    assertThat(later.get(5, TimeUnit.SECONDS)).isEqualTo(3);
  }

  @Test
  void anInterruptEndsTheWaitOfOneReaderOnly() throws Exception {
    CompletableFuture<Long> first = reader();
    CompletableFuture<Long> question = question();
    CompletableFuture<Boolean> kept = new CompletableFuture<>();
    Thread impatient =
        Thread.ofVirtual()
            .start(() -> {
              assertThatThrownBy(latest::ask).isInstanceOf(StorageException.Unavailable.class);
              kept.complete(Thread.currentThread().isInterrupted());
            });
    CompletableFuture<Long> other = waiting(1).getFirst();

    impatient.interrupt();
    assertThat(kept.get(5, TimeUnit.SECONDS)).as("the interrupt is kept").isTrue();

    question.complete(1L);
    question().complete(2L);
    assertThat(first.get(5, TimeUnit.SECONDS)).isEqualTo(1);
    assertThat(other.get(5, TimeUnit.SECONDS)).isEqualTo(2);
  }

  private CompletableFuture<Long> reader() {
    CompletableFuture<Long> answer = new CompletableFuture<>();
    Thread.ofVirtual().start(() -> answer(answer));
    return answer;
  }

  private void answer(CompletableFuture<Long> answer) {
    try {
      answer.complete(latest.ask());
    } catch (RuntimeException e) {
      answer.completeExceptionally(e);
    }
  }

  private CompletableFuture<Long> question() throws InterruptedException {
    return Objects.requireNonNull(questions.poll(5, TimeUnit.SECONDS), "no question was put");
  }

  /** Readers that are known to wait. */
  private List<CompletableFuture<Long>> waiting(int count) throws InterruptedException {
    List<CompletableFuture<Long>> answers = new ArrayList<>();
    CountDownLatch begun = new CountDownLatch(count);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      CompletableFuture<Long> answer = new CompletableFuture<>();
      answers.add(answer);
      threads.add(
          Thread.ofVirtual()
              .start(() -> {
                begun.countDown();
                answer(answer);
              }));
    }
    assertThat(begun.await(5, TimeUnit.SECONDS)).isTrue();
    for (Thread thread : threads) {
      while (thread.getState() != Thread.State.WAITING) {
        Thread.onSpinWait();
      }
    }
    return answers;
  }
}
