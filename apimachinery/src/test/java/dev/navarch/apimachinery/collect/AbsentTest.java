package dev.navarch.apimachinery.collect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AbsentTest {
  @Test
  void absentCollectionsEqualEmptyOnes() {
    assertThat(Absent.list()).isEmpty();
    assertThat(Absent.list()).isEqualTo(List.of()).hasSameHashCodeAs(List.of());
    assertThat(List.of()).isEqualTo(Absent.list());
    assertThat(Absent.map()).isEmpty();
    assertThat(Absent.map()).isEqualTo(Map.of()).hasSameHashCodeAs(Map.of());
  }

  @Test
  void onlyTheAbsentOnesAreAbsent() {
    assertThat(Absent.is(Absent.list())).isTrue();
    assertThat(Absent.is(Absent.map())).isTrue();
    assertThat(Absent.is(List.of())).isFalse();
    assertThat(Absent.is(new ArrayList<>())).isFalse();
    assertThat(Absent.is(Map.of())).isFalse();
    assertThat(Absent.is(StringMap.of())).isFalse();
  }

  @Test
  void copiesKeepTheDifference() {
    assertThat(Absent.is(Absent.copyOf(Absent.<String>list()))).isTrue();
    assertThat(Absent.is(Absent.copyOf(Absent.<String>map()))).isTrue();
    assertThat(Absent.is(Absent.copyOf(new ArrayList<String>()))).isFalse();
    assertThat(Absent.is(Absent.copyOf(Map.<String, String>of()))).isFalse();
  }

  @Test
  void nothingCanBeAdded() {
    List<String> list = Absent.list();
    Map<String, String> map = Absent.map();

    assertThatThrownBy(() -> list.add("x")).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> map.put("x", "y")).isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> list.get(0)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void anEntryMakesAnAbsentMapPresent() {
    StringMap<String> map = StringMap.copyOf(Absent.<String>map());

    assertThat(Absent.is(map)).isTrue();
    assertThat(map.with("k", "v")).containsExactly(Map.entry("k", "v"));
  }
}
