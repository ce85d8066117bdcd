package dev.navarch.storage.mvcc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.storage.ByteString;
import dev.navarch.storage.KeySpan;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

/** The tree does what a sorted map does, and older versions of it stay what they were. */
class SortedTreeProperties {
  private record Edit(ByteString key, int value, boolean removal) {}

  @Property(tries = 200)
  void behavesLikeASortedMap(@ForAll("edits") List<Edit> edits, @ForAll("keys") ByteString bound) {
    SortedTree<Integer> tree = SortedTree.empty();
    TreeMap<ByteString, Integer> model = new TreeMap<>();
    for (Edit edit : edits) {
      if (edit.removal) {
        model.remove(edit.key);
        tree = tree.without(edit.key);
      } else {
        model.put(edit.key, edit.value);
        tree = tree.with(edit.key, edit.value);
      }
    }

    assertSame(tree, model);
    assertThat(tree.values(KeySpan.ALL.from(bound), Integer.MAX_VALUE))
        .containsExactlyElementsOf(model.tailMap(bound).values());
    assertThat(tree.count(new KeySpan(ByteString.EMPTY, bound.successor())))
        .isEqualTo(model.headMap(bound, true).size());
    assertThat(tree.values(KeySpan.prefix(bound), 3))
        .containsExactlyElementsOf(
            model.entrySet().stream()
                .filter(e -> e.getKey().startsWith(bound))
                .limit(3)
                .map(e -> e.getValue())
                .toList());
  }

  @Property(tries = 50)
  void olderVersionsStayWhatTheyWere(@ForAll("edits") List<Edit> edits) {
    List<SortedTree<Integer>> trees = new ArrayList<>();
    List<TreeMap<ByteString, Integer>> models = new ArrayList<>();
    SortedTree<Integer> tree = SortedTree.empty();
    TreeMap<ByteString, Integer> model = new TreeMap<>();
    for (int i = 0; i < edits.size(); i++) {
      Edit edit = edits.get(i);
      if (edit.removal) {
        model.remove(edit.key);
        tree = tree.without(edit.key);
      } else {
        model.put(edit.key, edit.value);
        tree = tree.with(edit.key, edit.value);
      }
      if (i % 50 == 0) {
        trees.add(tree);
        models.add(new TreeMap<>(model));
      }
    }

    for (int i = 0; i < trees.size(); i++) {
      assertSame(trees.get(i), models.get(i));
    }
  }

  @Property(tries = 50)
  void aTreeBuiltInOneGoEqualsOneGrown(@ForAll("edits") List<Edit> edits) {
    TreeMap<ByteString, Integer> model = new TreeMap<>();
    edits.forEach(edit -> model.put(edit.key, edit.value));

    SortedTree<Integer> tree =
        SortedTree.ofSorted(List.copyOf(model.keySet()), List.copyOf(model.values()));
    assertSame(tree, model);

    for (ByteString key : List.copyOf(model.keySet())) {
      tree = tree.without(key);
    }
    assertThat(tree.size()).isZero();
  }

  @Example
  void manyKeysInAscendingOrderAreFoundAgain() {
    SortedTree<Integer> tree = SortedTree.empty();
    for (int i = 0; i < 100_000; i++) {
      tree = tree.with(key(i), i);
    }

    assertThat(tree.size()).isEqualTo(100_000);
    assertThat(tree.get(key(77_777))).isEqualTo(77_777);
    assertThat(tree.count(new KeySpan(key(10), key(99_990)))).isEqualTo(99_980);
  }

  private static ByteString key(int number) {
    return ByteString.utf8("/registry/pods/%07d".formatted(number));
  }

  private static void assertSame(SortedTree<Integer> tree, TreeMap<ByteString, Integer> model) {
    List<ByteString> keys = new ArrayList<>();
    tree.forEach((key, value) -> keys.add(key));
    assertThat(keys).containsExactlyElementsOf(model.keySet());
    assertThat(tree.size()).isEqualTo(model.size());
    assertThat(tree.values(KeySpan.ALL, Integer.MAX_VALUE))
        .containsExactlyElementsOf(model.values());
    model.forEach((key, value) -> assertThat(tree.get(key)).isEqualTo(value));
  }

  @Provide
  Arbitrary<ByteString> keys() {
    return Arbitraries.bytes()
        .between((byte) -2, (byte) 9)
        .array(byte[].class)
        .ofMinSize(1)
        .ofMaxSize(3)
        .map(ByteString::copyOf);
  }

  @Provide
  Arbitrary<List<Edit>> edits() {
    return Combinators.combine(
            keys(),
            Arbitraries.integers(),
            Arbitraries.frequency(Tuple.of(3, false), Tuple.of(2, true)))
        .as(Edit::new)
        .list()
        .ofMinSize(1)
        .ofMaxSize(1500);
  }
}
