package dev.navarch.apimachinery.patch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

/** What holds for JSON patches and merge patches on trees of any shape. */
class PatchProperties {

  @Property(edgeCases = EdgeCasesMode.NONE)
  void aJsonPatchLeadsFromOneDocumentToTheOther(
      @ForAll("objects") Object from, @ForAll("objects") Object to) {
    JsonPatch patch = JsonPatch.diff(from, to);

    assertThat(patch.apply(from)).isEqualTo(to);
    assertThat(JsonPatch.decode(patch.toTree())).isEqualTo(patch);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void anEmptyJsonPatchMeansNoDifference(
      @ForAll("objects") Object from, @ForAll("objects") Object to) {
    assertThat(JsonPatch.diff(from, to).operations().isEmpty()).isEqualTo(from.equals(to));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void aMergePatchLeadsFromOneObjectToTheOther(
      @ForAll("objects") Object from, @ForAll("objects") Object to) {
    StringMap<@Nullable Object> wanted = Tree.object(Tree.withoutNulls(to));

    assertThat(MergePatch.apply(from, MergePatch.diff(Tree.object(from), wanted)))
        .isEqualTo(wanted);
  }

  /** Nulls aside: a list may lose those of its objects only the second time. */
  @Property(edgeCases = EdgeCasesMode.NONE)
  void mergingAPatchAgainChangesNothing(
      @ForAll("objects") Object from, @ForAll("objects") Object patch) {
    Object once = MergePatch.apply(from, patch);

    assertThat(Tree.withoutNulls(MergePatch.apply(once, patch))).isEqualTo(Tree.withoutNulls(once));
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void afterAThreeWayMergeNothingIsLeftToDo(
      @ForAll("objects") Object original,
      @ForAll("objects") Object modified,
      @ForAll("objects") Object current) {
    StringMap<@Nullable Object> wanted = Tree.object(Tree.withoutNulls(modified));
    Object live = Tree.withoutNulls(current);

    StringMap<@Nullable Object> patch =
        MergePatch.threeWay(Tree.object(original), wanted, Tree.object(live));
    StringMap<@Nullable Object> applied = Tree.object(MergePatch.apply(live, patch));

    assertThat(MergePatch.threeWay(wanted, wanted, applied)).isEmpty();
  }

  @Provide
  Arbitrary<Object> objects() {
    return objectOf(trees(2));
  }

  private static Arbitrary<@Nullable Object> trees(int depth) {
    Arbitrary<@Nullable Object> scalars =
        Arbitraries.<@Nullable Object>of("", "x", "y", 0L, 1L, 2L, 0.5, true, false)
            .injectNull(0.1);
    if (depth == 0) {
      return scalars;
    }
    Arbitrary<@Nullable Object> inner = trees(depth - 1);
    return Arbitraries.oneOf(
        scalars, inner.list().ofMaxSize(4).map(JsonTree::copyOf), objectOf(inner));
  }

  private static Arbitrary<Object> objectOf(Arbitrary<@Nullable Object> values) {
    return Arbitraries.maps(Arbitraries.of("a", "b", "c/d", "e~f", "", "0", "-"), values)
        .ofMaxSize(4)
        .map(StringMap::copyOf);
  }
}
