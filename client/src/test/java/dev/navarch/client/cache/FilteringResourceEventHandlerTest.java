package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FilteringResourceEventHandlerTest {
  @Test
  void objectComesAndGoesAsItBeginsAndCeasesToFit() {
    List<String> told = new ArrayList<>();
    ResourceEventHandler<Integer> even =
        ResourceEventHandler.<Integer>of(
                added -> told.add("+" + added),
                (before, after) -> told.add(before + ">" + after),
                deleted -> told.add("-" + deleted))
            .filtered(number -> number % 2 == 0);

    even.onAdd(1, false);
    even.onAdd(2, false);
    even.onUpdate(1, 3);
    even.onUpdate(1, 2);
    even.onUpdate(2, 4);
    even.onUpdate(4, 5);
    even.onDelete(5, false);
    even.onDelete(6, true);

    assertThat(told).containsExactly("+2", "+2", "2>4", "-4", "-6");
  }
}
