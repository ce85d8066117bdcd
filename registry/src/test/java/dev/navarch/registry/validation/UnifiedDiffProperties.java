package dev.navarch.registry.validation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Size;

class UnifiedDiffProperties {

  @Property(tries = 300)
  void applyingTheDifferenceGivesTheSecondText(
      @ForAll @Size(max = 40) List<@CharRange(from = 'a', to = 'e') Character> before,
      @ForAll @Size(max = 40) List<@CharRange(from = 'a', to = 'e') Character> after) {
    List<String> first = before.stream().map(String::valueOf).toList();
    List<String> second = after.stream().map(String::valueOf).toList();

    assertThat(apply(first, UnifiedDiff.of(first, second))).isEqualTo(second);
  }

  @Property(tries = 100)
  void equalTextsDoNotDiffer(
      @ForAll @Size(max = 40) List<@CharRange(from = 'a', to = 'e') Character> lines) {
    List<String> text = lines.stream().map(String::valueOf).toList();

    assertThat(UnifiedDiff.of(text, text)).isEmpty();
  }

  private static List<String> apply(List<String> before, String diff) {
    List<String> out = new ArrayList<>();
    int at = 0;
    for (String line : diff.lines().toList()) {
      String rest = line.substring(1);
      switch (line.charAt(0)) {
        case '@' -> {
          String range = line.substring(line.indexOf('-') + 1, line.indexOf(" +"));
          int comma = range.indexOf(',');
          int from = Integer.parseInt(comma < 0 ? range : range.substring(0, comma));
          int start = range.endsWith(",0") ? from : from - 1;
          out.addAll(before.subList(at, start));
          at = start;
        }
        case ' ' -> {
          assertThat(rest).isEqualTo(before.get(at++));
          out.add(rest);
        }
        case '-' -> assertThat(rest).isEqualTo(before.get(at++));
        default -> out.add(rest);
      }
    }
    out.addAll(before.subList(at, before.size()));
    return out;
  }
}
