package dev.navarch.registry.validation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnifiedDiffTest {

  @Test
  void threeLinesOfContextStandAroundAChange() {
    List<String> before = List.of("1", "2", "3", "4", "5", "6", "7", "8", "9");
    List<String> after = List.of("1", "2", "3", "4", "x", "6", "7", "8", "9");

    assertThat(UnifiedDiff.of(before, after))
        .isEqualTo("@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n");
  }

  @Test
  void emptyRangesAreNamedAfterTheLineBeforeThem() {
    assertThat(UnifiedDiff.of(List.of(), List.of("a"))).isEqualTo("@@ -0,0 +1 @@\n+a\n");
    assertThat(UnifiedDiff.of(List.of("a"), List.of())).isEqualTo("@@ -1 +0,0 @@\n-a\n");
  }

  @Test
  void changesThatAreFarApartStandApart() {
    List<String> before = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      before.add("line " + i);
    }
    List<String> after = new ArrayList<>(before);
    after.set(2, "x");
    after.set(17, "y");

    assertThat(UnifiedDiff.of(before, after)).containsPattern("(?s)@@ -1,6 .*@@ -15,6 ");
  }

  @Test
  void hugeTextsAreCheap() {
    List<String> before = new ArrayList<>();
    for (int i = 0; i < 50_000; i++) {
      before.add(Integer.toString(i % 300));
    }
    List<String> after = new ArrayList<>(before);
    Collections.reverse(after);

    assertThat(UnifiedDiff.of(before, after)).startsWith("@@ -");
  }
}
