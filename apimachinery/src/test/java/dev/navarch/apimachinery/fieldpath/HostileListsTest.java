package dev.navarch.apimachinery.fieldpath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.descriptor.FieldDescriptor.ListKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Lists that are made to cost time quadratic in their size. */
class HostileListsTest {
  private static final int BITS = 16;
  private static final ListType SET = new ListType(ListKind.SET, List.of(), ScalarType.STRING);

  /** Texts that all have one hash in Java. */
  private static List<@Nullable Object> colliding() {
    List<@Nullable Object> texts = new ArrayList<>();
    for (int i = 0; i < 1 << BITS; i++) {
      StringBuilder text = new StringBuilder();
      for (int bit = 0; bit < BITS; bit++) {
        text.append((i >> bit & 1) == 0 ? "Aa" : "BB");
      }
      texts.add(text.toString());
    }
    return texts;
  }

  @Test
  void textsOfOneHashAreElementsOfManyHashes() {
    Set<Integer> hashes = new HashSet<>();
    List<@Nullable Object> texts = colliding();
    texts.forEach(text -> hashes.add(new PathElement.Value(text).hashCode()));

    assertThat(texts.stream().map(String::valueOf).map(String::hashCode).distinct()).hasSize(1);
    assertThat(hashes).hasSizeGreaterThan(texts.size() / 2);
  }

  @Test
  void equalElementsHaveEqualHashes() {
    assertThat(new PathElement.Value(1.0)).hasSameHashCodeAs(new PathElement.Value(1L));
    assertThat(new PathElement.Value("a")).hasSameHashCodeAs(new PathElement.Value("a"));
    assertThat(new PathElement.Field("a")).hasSameHashCodeAs(new PathElement.Field("a"));
  }

  @Test
  void aListInReversedOrderBecomesASetInOrder() {
    List<@Nullable Object> texts = colliding();

    FieldSet reversed = FieldSets.of(texts.reversed(), SET);

    assertThat(reversed).isEqualTo(FieldSets.of(texts, SET));
    assertThat(reversed.size()).isEqualTo(texts.size());
    assertThat(reversed.has(new PathElement.Value(texts.getFirst()))).isTrue();
    assertThat(TreeComparison.of(texts, texts.reversed(), SET).isSame()).isTrue();
  }
}
