package dev.navarch.apimachinery.fieldpath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

class FieldSetProperties {
  @Property
  void unionHoldsWhatEitherHolds(@ForAll("sets") FieldSet a, @ForAll("sets") FieldSet b) {
    Set<FieldPath> expected = members(a);
    expected.addAll(members(b));

    assertThat(members(a.union(b))).isEqualTo(expected);
    assertThat(a.union(b)).isEqualTo(b.union(a));
  }

  @Property
  void intersectionHoldsWhatBothHold(@ForAll("sets") FieldSet a, @ForAll("sets") FieldSet b) {
    Set<FieldPath> expected = members(a);
    expected.retainAll(members(b));

    assertThat(members(a.intersection(b))).isEqualTo(expected);
    assertThat(a.intersection(b)).isEqualTo(a.difference(a.difference(b)));
  }

  @Property
  void differenceHoldsWhatOnlyTheFirstHolds(
      @ForAll("sets") FieldSet a, @ForAll("sets") FieldSet b) {
    Set<FieldPath> expected = members(a);
    expected.removeAll(members(b));

    assertThat(members(a.difference(b))).isEqualTo(expected);
    assertThat(a.difference(b).union(a.intersection(b))).isEqualTo(a);
  }

  @Property
  void recursiveDifferenceLosesWhatIsInsideToo(
      @ForAll("sets") FieldSet a, @ForAll("sets") FieldSet b) {
    Set<FieldPath> expected = members(a);
    expected.removeIf(path -> members(b).stream().anyMatch(prefix -> startsWith(path, prefix)));

    assertThat(members(a.recursiveDifference(b))).isEqualTo(expected);
  }

  @Property
  void unionIsAssociativeAndSetsAreNeutralToThemselves(
      @ForAll("sets") FieldSet a, @ForAll("sets") FieldSet b, @ForAll("sets") FieldSet c) {
    assertThat(a.union(b).union(c)).isEqualTo(a.union(b.union(c)));
    assertThat(a.union(a)).isEqualTo(a);
    assertThat(a.intersection(a)).isEqualTo(a);
    assertThat(a.difference(a).isEmpty()).isTrue();
  }

  @Property
  void leavesAreMembersThatLeadNowhere(@ForAll("sets") FieldSet a) {
    Set<FieldPath> expected = members(a);
    expected.removeIf(path ->
        members(a).stream().anyMatch(other -> !other.equals(path) && startsWith(other, path)));

    assertThat(members(a.leaves())).isEqualTo(expected);
  }

  @Property
  void aSetHasExactlyItsPaths(@ForAll("sets") FieldSet a, @ForAll("paths") FieldPath path) {
    assertThat(a.has(path)).isEqualTo(members(a).contains(path));
    assertThat(a.size()).isEqualTo(members(a).size());
    assertThat(a.isEmpty()).isEqualTo(members(a).isEmpty());
  }

  @Property
  void whatIsWrittenIsReadBack(@ForAll("sets") FieldSet a) {
    assertThat(FieldSet.parse(a.toJson())).isEqualTo(a);
    assertThat(FieldSet.ofTree(a.toTree())).isEqualTo(a);
    assertThat(FieldSet.parse(a.toJson()).toJson()).isEqualTo(a.toJson());
  }

  @Property
  void hostileTextGivesASetOrADecodeError(@ForAll("hostile") String text) {
    FieldSet set;
    try {
      set = FieldSet.parse(text.getBytes(StandardCharsets.UTF_8));
    } catch (DecodeException | IllegalArgumentException e) {
      return;
    }
    assertThat(FieldSet.parse(set.toJson())).isEqualTo(set);
  }

  private static Set<FieldPath> members(FieldSet set) {
    return new HashSet<>(set.paths());
  }

  private static boolean startsWith(FieldPath path, FieldPath prefix) {
    return path.elements().size() >= prefix.elements().size()
        && path.elements().subList(0, prefix.elements().size()).equals(prefix.elements());
  }

  @Provide
  Arbitrary<FieldSet> sets() {
    return paths().list().ofMaxSize(12).map(paths -> FieldSet.of(paths.toArray(new FieldPath[0])));
  }

  @Provide
  Arbitrary<FieldPath> paths() {
    return elements().list().ofMinSize(1).ofMaxSize(4).map(FieldPath::new);
  }

  private static Arbitrary<PathElement> elements() {
    Arbitrary<String> names = Arbitraries.of("a", "b", "x/y", "é", "\"q\"", "<", "\uD83D\uDE00");
    Arbitrary<Object> values =
        Arbitraries.oneOf(
            names.map(name -> (Object) name),
            Arbitraries.integers().between(-3, 3).map(i -> (Object) (long) i),
            Arbitraries.of(0.5, 2.0, 1e30).map(d -> (Object) d),
            Arbitraries.of(true, false).map(b -> (Object) b));
    Arbitrary<PathElement> keys =
        Combinators.combine(names, values)
            .as((name, value) -> new PathElement.Key(StringMap.of(name, value)));
    return Arbitraries.frequencyOf(
        Tuple.of(5, names.map(PathElement.Field::new)),
        Tuple.of(2, keys),
        Tuple.of(2, values.map(PathElement.Value::new)),
        Tuple.of(1, Arbitraries.integers().between(0, 3).map(PathElement.Index::new)));
  }

  /** Pieces of FieldsV1 in any order, so that much of it is nearly right. */
  @Provide
  Arbitrary<String> hostile() {
    return Arbitraries.of(
            "{",
            "}",
            "[",
            "]",
            ":",
            ",",
            "\"f:a\"",
            "\"k:{\\\"a\\\":1}\"",
            "\"v:1\"",
            "\"i:0\"",
            "\"i:-1\"",
            "\"i:99999999999\"",
            "\"k:\"",
            "\"v:\"",
            "\"v:1e999\"",
            "\".\"",
            "\"z:q\"",
            "{}",
            "null",
            "1",
            "\"f:a\":{}",
            "{\"f:a\":",
            "\"k:{\\\"a\\\":{\\\"a\\\":[]}}\":{}",
            "\"v:{\\\"b\\\":1,\\\"b\\\":2}\":{}",
            "\u0000",
            "\"f:\\ud800\":{}",
            "é")
        .list()
        .ofMaxSize(14)
        .map(pieces -> "{" + String.join("", pieces) + "}");
  }
}
