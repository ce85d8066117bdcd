package dev.navarch.apimachinery.patch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import java.util.List;
import java.util.Map;
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

  @Property(edgeCases = EdgeCasesMode.NONE)
  void mergingAPatchAgainChangesNothing(
      @ForAll("objects") Object from, @ForAll("objects") Object patch) {
    Object once = MergePatch.apply(from, patch);

    assertThat(MergePatch.apply(once, patch)).isEqualTo(once);
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
    return objectOf(trees()).map(tree -> tree);
  }

  private static Arbitrary<@Nullable Object> trees() {
    Arbitrary<Object> scalars =
        Arbitraries.oneOf(
            Arbitraries.of("", "x", "y"),
            Arbitraries.longs().between(0, 3).map(number -> number),
            Arbitraries.of(true, 0.5));
    return Arbitraries.lazyOf(
        () -> scalars.injectNull(0.1),
        () -> scalars.injectNull(0.1),
        () -> trees().list().ofMaxSize(4).map(PatchProperties::copy),
        () -> objectOf(trees()).map(tree -> tree));
  }

  private static Arbitrary<Object> objectOf(Arbitrary<@Nullable Object> values) {
    return Arbitraries.maps(Arbitraries.of("a", "b", "c/d", "e~f", "", "0", "-"), values)
        .ofMaxSize(4)
        .map((Map<String, @Nullable Object> map) -> StringMap.copyOf(map));
  }

  private static @Nullable Object copy(List<@Nullable Object> items) {
    return JsonTree.copyOf(items);
  }
}
