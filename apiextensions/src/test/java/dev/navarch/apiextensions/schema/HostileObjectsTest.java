package dev.navarch.apiextensions.schema;

import static dev.navarch.apiextensions.schema.Trees.property;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.collect.StringMap;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class HostileObjectsTest {
  private static final Duration SOON = Duration.ofSeconds(5);

  private static StringMap<@Nullable Object> holding(Object value) {
    return StringMap.of("x", value);
  }

  @Test
  void countlessErrorsAreCutShort() {
    ObjectValidation validation =
        new ObjectValidation(property("x", "{'type':'array','items':{'type':'string'}}"));
    StringMap<@Nullable Object> object = holding(Collections.nCopies(50_000, 1L));

    Assertions.assertTimeout(
        SOON, () -> assertThat(validation.create(object)).hasSize(Findings.MAX_ERRORS));
  }

  @Test
  void keysThatShareAHashDoNotSlowTheCheckForDuplicates() {
    ObjectValidation validation =
        new ObjectValidation(
            property(
                "x",
                "{'type':'array','x-kubernetes-list-type':'map','x-kubernetes-list-map-keys':['n'],"
                    + "'items':{'type':'object','properties':{'n':{'type':'string'}}}}"));
    List<Object> items = new ArrayList<>();
    for (int i = 0; i < 1 << 13; i++) {
      StringBuilder name = new StringBuilder();
      for (int bit = 0; bit < 13; bit++) {
        name.append((i >> bit & 1) == 0 ? "Aa" : "BB");
      }
      items.add(StringMap.<@Nullable Object>of("n", name.toString()));
    }
    StringMap<@Nullable Object> object = holding(List.copyOf(items));

    Assertions.assertTimeout(SOON, () -> assertThat(validation.update(object, object)).isEmpty());
  }

  @Test
  void deepObjectsAreCheckedAndPrunedWithoutHarm() {
    Object deep = "x";
    for (int i = 0; i < 990; i++) {
      deep = i % 2 == 0 ? List.of(deep) : StringMap.<@Nullable Object>of("x", deep);
    }
    StructuralSchema open = property("x", "{'x-kubernetes-preserve-unknown-fields':true}");
    StringMap<@Nullable Object> object = holding(deep);

    assertThat(Pruning.object(object, open).tree()).isSameAs(object);
    assertThat(Pruning.object(object, property("x", "{'type':'array'}")).unknownFields())
        .hasSize(1);
    assertThat(new ObjectValidation(open).update(object, object)).isEmpty();
  }
}
