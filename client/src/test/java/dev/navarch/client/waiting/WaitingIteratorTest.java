package dev.navarch.client.waiting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Queue;
import org.junit.jupiter.api.Test;

class WaitingIteratorTest {
  @Test
  void everythingComesOnceAndTheEndIsAskedForOnce() {
    Queue<String> source = new ArrayDeque<>(List.of("a", "b"));
    int[] asked = {0};
    Iterator<String> items =
        new WaitingIterator<>(() -> {
          asked[0]++;
          return source.poll();
        });

    assertThat(items.hasNext()).isTrue();
    assertThat(items.hasNext()).isTrue();
    assertThat(items.next()).isEqualTo("a");
    assertThat(items.next()).isEqualTo("b");
    assertThat(items.hasNext()).isFalse();
    source.add("late");
    assertThat(items.hasNext()).isFalse();
    assertThatThrownBy(items::next).isInstanceOf(NoSuchElementException.class);
    assertThat(asked[0]).isEqualTo(3);
  }

  @Test
  void failuresAreUncheckedAndKeepTheirCause() {
    IOException failure = new IOException("broke off");
    Iterator<String> items =
        new WaitingIterator<>(() -> {
          throw failure;
        });

    assertThatThrownBy(items::hasNext).isInstanceOf(UncheckedIOException.class).hasCause(failure);
  }

  @Test
  void interruptEndsTheWaitAndStays() {
    Iterator<String> items =
        new WaitingIterator<>(() -> {
          throw new InterruptedException("enough");
        });

    assertThatThrownBy(items::next)
        .isInstanceOf(UncheckedIOException.class)
        .cause()
        .isInstanceOf(InterruptedIOException.class)
        .hasMessage("enough");
    assertThat(Thread.interrupted()).isTrue();
  }
}
