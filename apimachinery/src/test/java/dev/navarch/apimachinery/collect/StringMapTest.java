package dev.navarch.apimachinery.collect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class StringMapTest {
  @Test
  void entriesAreInTheOrderOfTheirKeysWhateverOrderTheyCameIn() {
    StringMap<Integer> map = StringMap.ofFlat(new Object[] {"b", 2, "", 0, "a", 1}, key -> {});

    assertThat(map.entrySet())
        .containsExactly(Map.entry("", 0), Map.entry("a", 1), Map.entry("b", 2));
    assertThat(map.keyAt(2)).isEqualTo("b");
    assertThat(map.valueAt(2)).isEqualTo(2);
  }

  @Test
  void charactersBeyondTheBasicPlaneComeLast() {
    StringMap<Integer> map =
        StringMap.<Integer>of("\uD83D\uDE80", 1).with("\uFF5E", 2).with("\uD7FF", 3);

    assertThat(map.keySet()).containsExactly("\uD7FF", "\uFF5E", "\uD83D\uDE80");
    assertThat(map.get("\uFF5E")).isEqualTo(2);
  }

  @Test
  void theLastOfEqualKeysWinsAndIsReported() {
    List<String> duplicates = new ArrayList<>();

    StringMap<Integer> map =
        StringMap.ofFlat(new Object[] {"a", 1, "b", 2, "a", 3, "a", 4}, duplicates::add);

    assertThat(map).containsExactly(Map.entry("a", 4), Map.entry("b", 2));
    assertThat(duplicates).containsExactly("a", "a");
  }

  @Test
  void theLastOfEqualKeysWinsWhereNobodyAsks() {
    StringMap<Integer> map = StringMap.ofFlat(new Object[] {"b", 1, "a", 2, "b", 3});

    assertThat(map).containsExactly(Map.entry("a", 2), Map.entry("b", 3));
  }

  @Test
  void changesGiveANewMap() {
    StringMap<Integer> map = StringMap.of("b", 1);

    assertThat(map.with("a", 0).with("c", 2)).hasToString("{a=0, b=1, c=2}");
    assertThat(map.with("b", 5)).containsExactly(Map.entry("b", 5));
    assertThat(map.without("b")).isEmpty();
    assertThat(map.without("x")).isSameAs(map);
    assertThat(map).containsExactly(Map.entry("b", 1));
  }

  @Test
  void itCannotBeChanged() {
    StringMap<Integer> map = StringMap.of("a", 1);

    assertThatThrownBy(() -> map.put("b", 2)).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> map.remove("a")).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(map::clear).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> map.entrySet().iterator().next().setValue(2))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThat(map).containsExactly(Map.entry("a", 1));
  }

  @Test
  void valuesMayBeNullAndKeysMayNot() {
    StringMap<@Nullable Object> map = StringMap.<@Nullable Object>of("a", null);
    Map<@Nullable String, Integer> bad = new HashMap<>();
    bad.put(null, 1);
    bad.put("x", 2);

    assertThat(map.containsKey("a")).isTrue();
    assertThat(map.get("a")).isNull();
    assertThat(map).hasSize(1);
    assertThatThrownBy(() -> StringMap.copyOf(bad)).isInstanceOf(NullPointerException.class);
  }

  @Test
  void otherKeysThanTextsAreNotThere() {
    Map<?, Integer> map = StringMap.of("1", 1);
    Object number = 1;

    assertThat(map.containsKey(number)).isFalse();
    assertThat(map.get(number)).isNull();
    assertThat(map.containsKey(null)).isFalse();
  }

  @Test
  void itEqualsAnyMapOfTheSameEntries() {
    Map<String, Integer> same = new HashMap<>(Map.of("a", 1, "b", 2));

    StringMap<Integer> map = StringMap.copyOf(same);

    assertThat(map).isEqualTo(same).hasSameHashCodeAs(same);
    assertThat(same).isEqualTo(map);
    assertThat(StringMap.copyOf(map)).isSameAs(map);
  }

  @Test
  void aCopyDoesNotFollowItsOrigin() {
    Map<String, Integer> origin = new HashMap<>(Map.of("a", 1));
    StringMap<Integer> copy = StringMap.copyOf(origin);

    origin.put("b", 2);

    assertThat(copy).containsExactly(Map.entry("a", 1));
  }

  @Test
  void iterationEnds() {
    Iterator<Map.Entry<String, Integer>> entries = StringMap.of("a", 1).entrySet().iterator();
    entries.next();

    assertThat(entries.hasNext()).isFalse();
    assertThatThrownBy(entries::next).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void noEntriesGiveTheOneEmptyMap() {
    assertThat(StringMap.<Integer>ofFlat(new Object[0], key -> {})).isSameAs(StringMap.of());
    assertThat(StringMap.copyOf(Map.<String, Integer>of())).isSameAs(StringMap.of());
  }
}
