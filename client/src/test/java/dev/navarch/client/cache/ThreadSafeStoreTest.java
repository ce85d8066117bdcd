package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class ThreadSafeStoreTest {
  private static final int ROUNDS = 20_000;
  private static final IndexFunc<Integer> BY_VALUE = value -> List.of(value.toString());

  private final ThreadSafeStore<Integer> store = new ThreadSafeStore<>(Map.of("value", BY_VALUE));

  /** Does something over and over while the test looks. */
  private void meanwhile(Runnable writes, Runnable looks) throws InterruptedException {
    AtomicBoolean done = new AtomicBoolean();
    Thread writer =
        Thread.ofPlatform()
            .start(() -> {
              while (!done.get()) {
                writes.run();
              }
            });
    try {
      for (int i = 0; i < ROUNDS; i++) {
        looks.run();
      }
    } finally {
      done.set(true);
      writer.join();
    }
  }

  @Test
  void listShowsAReplaceAsAWhole() throws Exception {
    Map<String, Integer> ones = Map.of("a", 1, "b", 1, "c", 1);
    Map<String, Integer> twos = Map.of("a", 2, "b", 2, "c", 2);
    store.replace(ones);
    List<List<Integer>> mixed = new ArrayList<>();

    meanwhile(
        () -> {
          store.replace(twos);
          store.replace(ones);
        },
        () -> {
          List<Integer> seen = store.list();
          if (seen.size() != 3 || seen.stream().distinct().count() != 1) {
            mixed.add(seen);
          }
        });

    assertThat(mixed).isEmpty();
  }

  @Test
  void indexAndObjectsAreOfTheSameMoment() throws Exception {
    store.update("a", 1);
    List<List<Integer>> wrong = new ArrayList<>();

    meanwhile(
        () -> {
          store.update("a", 2);
          store.update("a", 1);
        },
        () -> {
          List<Integer> seen = store.byIndex("value", "1");
          if (!seen.isEmpty() && !seen.equals(List.of(1))) {
            wrong.add(seen);
          }
        });

    assertThat(wrong).isEmpty();
  }

  @Test
  void sizeAndKeysFollowWrites() {
    store.add("a", 1);
    store.add("b", 1);
    store.delete("a");
    store.delete("nobody");

    assertThat(store.size()).isEqualTo(1);
    assertThat(store.listKeys()).containsExactly("b");
    assertThat(store.get("a")).isEmpty();
    assertThat(store.get("b")).contains(1);
  }
}
