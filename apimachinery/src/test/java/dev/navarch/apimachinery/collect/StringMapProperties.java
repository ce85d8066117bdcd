package dev.navarch.apimachinery.collect;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A string map does what a tree map does that compares keys by their UTF-8 bytes. */
class StringMapProperties {
  private static int compareBytes(String a, String b) {
    return Arrays.compareUnsigned(
        a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
  }

  private static Map<String, Integer> model() {
    return new TreeMap<>(StringMapProperties::compareBytes);
  }

  /** Few letters, so that keys meet again; some at the borders of the order. */
  @Provide
  Arbitrary<String> keys() {
    return Arbitraries.of(
            "a", "b", "é", "\uD7FF", "\uE000", "\uFFFD", "\uD83D\uDE80", "\uD800\uDC00")
        .list()
        .ofMaxSize(3)
        .map(letters -> String.join("", letters));
  }

  @Property
  void keysAreInTheOrderOfTheirBytes(@ForAll("keys") String a, @ForAll("keys") String b) {
    assertThat(Integer.signum(Utf8Order.compare(a, b)))
        .isEqualTo(Integer.signum(compareBytes(a, b)));
  }

  @Property
  void aMapOfPairsIsTheModelAfterAllPuts(@ForAll List<@From("keys") String> keys) {
    Map<String, Integer> model = model();
    Object[] flat = new Object[keys.size() * 2];
    List<String> repeated = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      flat[i * 2] = keys.get(i);
      flat[i * 2 + 1] = i;
      if (model.put(keys.get(i), i) != null) {
        repeated.add(keys.get(i));
      }
    }

    List<String> duplicates = new ArrayList<>();
    StringMap<Integer> map = StringMap.ofFlat(flat, duplicates::add);

    assertThat(List.copyOf(map.entrySet())).isEqualTo(List.copyOf(model.entrySet()));
    assertThat(duplicates).containsExactlyInAnyOrderElementsOf(repeated);
    assertSameLookups(map, model, keys);
  }

  @Property
  void stepsGiveTheSameAsTheModel(
      @ForAll List<@From("keys") String> keys, @ForAll List<Boolean> removals) {
    Map<String, Integer> model = model();
    StringMap<Integer> map = StringMap.of();
    for (int i = 0; i < keys.size(); i++) {
      if (i < removals.size() && removals.get(i)) {
        model.remove(keys.get(i));
        map = map.without(keys.get(i));
      } else {
        model.put(keys.get(i), i);
        map = map.with(keys.get(i), i);
      }
    }

    assertThat(List.copyOf(map.entrySet())).isEqualTo(List.copyOf(model.entrySet()));
    assertSameLookups(map, model, keys);
  }

  private static void assertSameLookups(
      StringMap<Integer> map, Map<String, Integer> model, List<String> keys) {
    for (String key : keys) {
      assertThat(map.get(key)).isEqualTo(model.get(key));
      assertThat(map.containsKey(key)).isEqualTo(model.containsKey(key));
      assertThat(map.get(key + "!")).isEqualTo(model.get(key + "!"));
    }
    assertThat(map).hasSameSizeAs(model).hasSameHashCodeAs(model);
  }
}
