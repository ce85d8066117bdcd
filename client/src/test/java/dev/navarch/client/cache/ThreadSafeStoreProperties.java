package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ThreadSafeStoreProperties {
  private static final IndexFunc<String> LETTERS =
      text -> Arrays.asList(text.isEmpty() ? new String[0] : text.split(""));

  sealed interface Step {
    record Put(String key, String text) implements Step {}

    record Delete(String key) implements Step {}

    record Replace(Map<String, String> all) implements Step {}
  }

  @Provide
  Arbitrary<List<Step>> steps() {
    Arbitrary<String> keys = Arbitraries.of("a", "b", "c", "d");
    Arbitrary<String> texts = Arbitraries.strings().withChars("xyz").ofMaxLength(3);
    Arbitrary<Step> put = Combinators.combine(keys, texts).as(Step.Put::new);
    Arbitrary<Step> delete = keys.map(Step.Delete::new);
    Arbitrary<Step> replace = Arbitraries.maps(keys, texts).ofMaxSize(3).map(Step.Replace::new);
    return Arbitraries.oneOf(put, put, delete, replace).list().ofMaxSize(30);
  }

  @Property(tries = 300)
  void indexesSayWhatAWalkOverAllObjectsSays(@ForAll("steps") List<Step> steps) {
    ThreadSafeStore<String> store = new ThreadSafeStore<>(Map.of("letters", LETTERS));
    Map<String, String> model = new HashMap<>();

    for (Step step : steps) {
      switch (step) {
        case Step.Put(String key, String text) -> {
          store.update(key, text);
          model.put(key, text);
        }
        case Step.Delete(String key) -> {
          store.delete(key);
          model.remove(key);
        }
        case Step.Replace(Map<String, String> all) -> {
          store.replace(all);
          model.clear();
          model.putAll(all);
        }
      }

      assertThat(store.listKeys()).containsExactlyInAnyOrderElementsOf(model.keySet());
      Set<String> values = new HashSet<>();
      for (String letter : List.of("x", "y", "z")) {
        List<String> expected =
            model.entrySet().stream()
                .filter(entry -> entry.getValue().contains(letter))
                .map(Map.Entry::getKey)
                .toList();
        assertThat(store.indexKeys("letters", letter))
            .containsExactlyInAnyOrderElementsOf(expected);
        if (!expected.isEmpty()) {
          values.add(letter);
        }
      }
      assertThat(store.listIndexFuncValues("letters")).isEqualTo(values);
    }
  }
}
