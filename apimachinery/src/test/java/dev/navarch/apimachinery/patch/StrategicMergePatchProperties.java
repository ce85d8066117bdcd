package dev.navarch.apimachinery.patch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.json.JsonTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

/** What holds for strategic merge patches on any objects of their type. */
class StrategicMergePatchProperties {

  private static final Arbitrary<String> NAMES = Arbitraries.of("a", "b", "c", "d", "e");

  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void aPatchLeadsFromOneObjectToTheOther(
      @ForAll("workloads") StringMap<@Nullable Object> from,
      @ForAll("workloads") StringMap<@Nullable Object> to) {
    StringMap<@Nullable Object> patch = StrategicMergePatch.diff(from, to, SchemaFixture.WORKLOAD);

    assertThat(StrategicMergePatch.apply(from, patch, SchemaFixture.WORKLOAD)).isEqualTo(to);
  }

  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void anObjectIsAPatchThatChangesNothingTheSecondTime(
      @ForAll("workloads") StringMap<@Nullable Object> from,
      @ForAll("workloads") StringMap<@Nullable Object> patch) {
    StringMap<@Nullable Object> once =
        StrategicMergePatch.apply(from, patch, SchemaFixture.WORKLOAD);

    assertThat(StrategicMergePatch.apply(once, patch, SchemaFixture.WORKLOAD)).isEqualTo(once);
  }

  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void aComputedPatchChangesNothingTheSecondTime(
      @ForAll("workloads") StringMap<@Nullable Object> from,
      @ForAll("workloads") StringMap<@Nullable Object> to) {
    StringMap<@Nullable Object> patch = StrategicMergePatch.diff(from, to, SchemaFixture.WORKLOAD);

    assertThat(applied(to, patch)).isEqualTo(to);
  }

  @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
  void applyingAConfigurationAgainChangesNothing(
      @ForAll("workloads") StringMap<@Nullable Object> original,
      @ForAll("workloads") StringMap<@Nullable Object> modified,
      @ForAll("workloads") StringMap<@Nullable Object> current) {
    StringMap<@Nullable Object> once = configured(original, modified, current);

    assertThat(configured(modified, modified, once)).isEqualTo(once);
  }

  private static StringMap<@Nullable Object> configured(
      StringMap<@Nullable Object> original,
      StringMap<@Nullable Object> modified,
      StringMap<@Nullable Object> current) {
    return applied(
        current,
        StrategicMergePatch.threeWay(original, modified, current, SchemaFixture.WORKLOAD, true));
  }

  /** A patched object as a server decodes it: without nulls, and without idle directives. */
  private static StringMap<@Nullable Object> applied(
      StringMap<@Nullable Object> object, StringMap<@Nullable Object> patch) {
    return Tree.object(
        withoutDirectives(
            Tree.withoutNulls(StrategicMergePatch.apply(object, patch, SchemaFixture.WORKLOAD))));
  }

  private static @Nullable Object withoutDirectives(@Nullable Object tree) {
    if (tree instanceof List<?> list) {
      return list.stream().map(StrategicMergePatchProperties::withoutDirectives).toList();
    }
    if (!(tree instanceof Map<?, ?>)) {
      return tree;
    }
    Map<String, @Nullable Object> kept = new HashMap<>();
    Tree.object(tree)
        .forEach((key, value) -> {
          if (!key.startsWith("$")) {
            kept.put(key, withoutDirectives(value));
          }
        });
    return StringMap.copyOf(kept);
  }

  @Provide
  Arbitrary<StringMap<@Nullable Object>> workloads() {
    Arbitrary<Object> metadata = someOf(Map.of("labels", texts(), "finalizers", sortedNames()));
    Arbitrary<Object> spec =
        someOf(
            Map.of(
                "replicas", Arbitraries.longs().between(0, 3),
                "strategy", strategies(),
                "containers", keyed("name", NAMES, containers()),
                "volumes", keyed("name", NAMES, volumes()),
                "tolerations", someOf(Map.of("key", NAMES)).list().ofMaxSize(3),
                "securityContext", someOf(Map.of("user", Arbitraries.of(1L, 2L), "level", NAMES)),
                "nodeSelector", texts(),
                "config", texts()));
    return someOf(Map.of("metadata", metadata, "spec", spec)).map(Tree::object);
  }

  /** In the order of texts, as patches cannot bring scalars into that order. */
  private static Arbitrary<List<String>> sortedNames() {
    return NAMES.set().ofMaxSize(5).map(names -> names.stream().sorted().toList());
  }

  private static Arbitrary<Object> containers() {
    return someOf(
        Map.of(
            "image", NAMES,
            "args", NAMES.list().ofMaxSize(3),
            "env", keyed("name", NAMES, someOf(Map.of("value", NAMES))),
            "ports",
                keyed(
                    "containerPort",
                    Arbitraries.of(9L, 80L, 100L, 8080L),
                    someOf(Map.of("name", NAMES, "protocol", Arbitraries.of("TCP", "UDP")))),
            "resources", someOf(Map.of("limits", texts()))));
  }

  private static Arbitrary<Object> volumes() {
    return Arbitraries.oneOf(
        someOf(Map.of("medium", NAMES)).map(dir -> StringMap.of("emptyDir", dir)),
        someOf(Map.of("name", NAMES)).map(map -> StringMap.of("configMap", map)));
  }

  private static Arbitrary<Object> strategies() {
    return someOf(
        Map.of("type", NAMES, "rollingUpdate", someOf(Map.of("maxSurge", Arbitraries.of(1L, 2L)))));
  }

  private static Arbitrary<Object> texts() {
    return Arbitraries.maps(NAMES, NAMES).ofMaxSize(4).map(JsonTree::copyOf);
  }

  /** A list of objects that differ in their key. */
  private static Arbitrary<List<Object>> keyed(
      String key, Arbitrary<?> keys, Arbitrary<Object> items) {
    return Combinators.combine(keys, items)
        .<Object>as((value, item) -> Tree.object(item).with(key, value))
        .list()
        .uniqueElements(item -> Tree.object(item).get(key))
        .ofMaxSize(4);
  }

  /** An object with some of the fields. */
  private static Arbitrary<Object> someOf(Map<String, Arbitrary<?>> fields) {
    List<String> names = fields.keySet().stream().sorted().toList();
    List<Arbitrary<Object>> values = new ArrayList<>();
    for (String name : names) {
      Arbitrary<Object> value = Objects.requireNonNull(fields.get(name)).map(v -> v);
      values.add(value.injectNull(0.4));
    }
    return Combinators.combine(values)
        .as(chosen -> {
          Map<String, Object> object = new HashMap<>();
          for (int i = 0; i < names.size(); i++) {
            if (chosen.get(i) != null) {
              object.put(names.get(i), chosen.get(i));
            }
          }
          return JsonTree.copyOf(object);
        });
  }
}
