package dev.navarch.benchmarks.controllers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.benchmarks.measuring.ForkedJvm;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class LiveHeapTest {
  @Test
  void sumsAreInTheLastLine() throws IOException {
    assertThat(
            LiveHeap.total(
                List.of(
                    " num     #instances         #bytes  class name",
                    "   1:          2        4096  [B",
                    "Total          12        5120")))
        .isEqualTo(5120);
  }

  @Test
  void whatIsNoHistogramIsToldInItsOwnWords() {
    assertThatThrownBy(() -> LiveHeap.total(List.of("1: process not found")))
        .isInstanceOf(IOException.class)
        .hasMessage("no histogram of the heap: 1: process not found");
    assertThatThrownBy(() -> LiveHeap.total(List.of())).isInstanceOf(IOException.class);
  }

  /** Never this one: it would have to read what it writes while all of its threads stand still. */
  @Test
  void anotherJvmCanBeAsked() throws IOException {
    Process other = new ForkedJvm(List.of()).start(Waiting.class);
    try {
      assertThat(other.getInputStream().read()).isEqualTo('x');
      assertThat(LiveHeap.bytes(other.pid())).isGreaterThan(10_000_000);
    } finally {
      other.destroyForcibly().onExit().join();
    }
  }

  static final class Waiting {
    private static final byte[] HELD = new byte[10_000_000];

    public static void main(String[] args) throws InterruptedException {
      System.out.print(HELD[0] == 0 ? "x" : "y");
      System.out.flush();
      Thread.sleep(Duration.ofMinutes(2));
    }
  }
}
