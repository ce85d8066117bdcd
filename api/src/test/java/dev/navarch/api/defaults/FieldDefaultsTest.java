package dev.navarch.api.defaults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.collect.Absent;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FieldDefaultsTest {
  @Test
  void onlyTheZeroValueCountsAsUnset() {
    assertThat(FieldDefaults.ifNull(null, 7)).isEqualTo(7);
    assertThat(FieldDefaults.ifNull(0, 7)).isZero();
    assertThat(FieldDefaults.ifEmpty("", "x")).isEqualTo("x");
    assertThat(FieldDefaults.ifEmpty(" ", "x")).isEqualTo(" ");
    assertThat(FieldDefaults.ifEmpty(List.of(), List.of("x"))).containsExactly("x");
    assertThat(FieldDefaults.ifEmpty(List.of("y"), List.of("x"))).containsExactly("y");
    assertThat(FieldDefaults.ifZero(0, 7)).isEqualTo(7);
    assertThat(FieldDefaults.ifZero(-1, 7)).isEqualTo(-1);
  }

  @Test
  void anEqualValueIsDroppedForTheOldOne() {
    List<String> old = List.of("a");

    assertThat(FieldDefaults.changed(old, List.copyOf(List.of("a", "b").subList(0, 1))))
        .isSameAs(old);
    assertThat(FieldDefaults.changed(old, List.of("b"))).containsExactly("b");
  }

  @Test
  void aListWithoutChangesIsHandedBack() {
    List<String> list = List.of("a", "b");

    assertThat(FieldDefaults.each(list, item -> item)).isSameAs(list);
    assertThat(FieldDefaults.each(list, item -> item.equals("b") ? "c" : item))
        .containsExactly("a", "c");
    assertThat(list).containsExactly("a", "b");
  }

  @Test
  void anAbsentCollectionStaysAbsent() {
    List<String> list = Absent.list();
    Map<String, String> map = Absent.map();

    assertThat(Absent.is(FieldDefaults.each(list, item -> "x"))).isTrue();
    assertThat(Absent.is(FieldDefaults.eachValue(map, value -> "x"))).isTrue();
    assertThat(Absent.is(FieldDefaults.withMissing(map, Map.of()))).isTrue();
  }

  @Test
  void aMapWithoutChangesIsHandedBack() {
    Map<String, String> map = Map.of("k", "a", "l", "b");

    assertThat(FieldDefaults.eachValue(map, value -> value)).isSameAs(map);
    assertThat(FieldDefaults.eachValue(map, value -> value.equals("b") ? "c" : value))
        .containsOnly(Map.entry("k", "a"), Map.entry("l", "c"));
  }

  @Test
  void onlyMissingKeysAreTakenFromTheOtherMap() {
    Map<String, String> map = Map.of("k", "a");

    assertThat(FieldDefaults.withMissing(map, Map.of("k", "b"))).isSameAs(map);
    assertThat(FieldDefaults.withMissing(map, Map.of("k", "b", "l", "c")))
        .containsOnly(Map.entry("k", "a"), Map.entry("l", "c"));
  }
}
