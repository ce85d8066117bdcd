package dev.navarch.apimachinery.managedfields;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.fieldpath.ApplySchema;
import dev.navarch.apimachinery.fieldpath.FieldPath;
import dev.navarch.apimachinery.fieldpath.FieldSet;
import dev.navarch.apimachinery.fieldpath.FieldSets;
import dev.navarch.apimachinery.fieldpath.TreeItems;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.value.Time;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

class FieldManagerProperties {
  private static final FieldManager MANAGER = ManagedSubject.DEPLOYMENTS;

  @Property(tries = 500)
  void applyingTwiceIsApplyingOnce(
      @ForAll("objects") StringMap<@Nullable Object> live,
      @ForAll("objects") StringMap<@Nullable Object> configuration) {
    ManagedObject created = update(StringMap.of(), live, List.of(), "creator", 1);
    ManagedObject once = force(created, configuration, "applier", 2);
    ManagedObject twice = force(once, configuration, "applier", 3);

    assertThat(twice).isEqualTo(once);
  }

  @Property(tries = 500)
  void anApplierThatIsAloneGetsWhatItApplies(
      @ForAll("objects") StringMap<@Nullable Object> first,
      @ForAll("objects") StringMap<@Nullable Object> second) {
    ManagedObject created = force(new ManagedObject(StringMap.of(), List.of()), first, "one", 1);
    ManagedObject changed = force(created, second, "one", 2);

    assertThat(fields(changed.object())).isEqualTo(fields(second));
    assertThat(owned(changed, "one")).isEqualTo(fields(second));
  }

  @Property(tries = 500)
  void appliersOfDifferentFieldsCanComeInAnyOrder(
      @ForAll("objects") StringMap<@Nullable Object> live,
      @ForAll("objects") StringMap<@Nullable Object> configuration,
      @ForAll("splits") Set<Integer> split) {
    StringMap<@Nullable Object> mine = part(configuration, split, true);
    StringMap<@Nullable Object> yours = part(configuration, split, false);
    ManagedObject created = update(StringMap.of(), live, List.of(), "creator", 1);

    ManagedObject mineFirst = force(force(created, mine, "me", 2), yours, "you", 3);
    ManagedObject yoursFirst = force(force(created, yours, "you", 2), mine, "me", 3);

    assertThat(ManagedFields.sameOwners(mineFirst.managedFields(), yoursFirst.managedFields()))
        .isTrue();
    assertThat(fields(mineFirst.object())).isEqualTo(fields(yoursFirst.object()));
  }

  @Property(tries = 500)
  void forceTakesEverythingThatIsApplied(
      @ForAll("objects") StringMap<@Nullable Object> live,
      @ForAll("objects") StringMap<@Nullable Object> configuration) {
    ManagedObject created = force(new ManagedObject(StringMap.of(), List.of()), live, "other", 1);
    ManagedObject forced = force(created, configuration, "me", 2);

    assertThat(owned(forced, "me")).isEqualTo(fields(configuration));
    assertThat(JsonTree.toBytes(valuesOf(forced.object(), configuration)))
        .isEqualTo(JsonTree.toBytes(valuesOf(configuration, configuration)));
  }

  @Property(tries = 500)
  void withoutConflictsForceMakesNoDifference(
      @ForAll("objects") StringMap<@Nullable Object> live,
      @ForAll("objects") StringMap<@Nullable Object> configuration) {
    ManagedObject created = force(new ManagedObject(StringMap.of(), List.of()), live, "other", 1);
    ManagedObject forced = force(created, configuration, "me", 2);
    try {
      assertThat(apply(created, configuration, "me", 2, false)).isEqualTo(forced);
    } catch (ApplyConflictException e) {
      for (ApplyConflict conflict : e.conflicts()) {
        assertThat(conflict.manager()).isEqualTo("other");
        assertThat(owned(created, "other").has(conflict.path())).isTrue();
        assertThat(owned(forced, "other").has(conflict.path())).isFalse();
      }
    }
  }

  @Property(tries = 500)
  void everythingBelongsToTheOneWhoCreatedIt(
      @ForAll("objects") StringMap<@Nullable Object> object) {
    ManagedObject created = update(StringMap.of(), object, List.of(), "creator", 1);

    assertThat(fields(object).difference(owned(created, "creator")).isEmpty()).isTrue();
  }

  @Property(tries = 500)
  void nobodyOwnsWhatIsNotThere(
      @ForAll("objects") StringMap<@Nullable Object> first,
      @ForAll("objects") StringMap<@Nullable Object> second,
      @ForAll("objects") StringMap<@Nullable Object> third) {
    ManagedObject created = update(StringMap.of(), first, List.of(), "one", 1);
    ManagedObject applied = force(created, second, "two", 2);
    ManagedObject updated = update(applied.object(), third, applied.managedFields(), "three", 3);

    FieldSet there =
        FieldSets.withNamedFields(fields(updated.object()), ApplySchema.TYPE)
            .union(emptyLists(updated.object()));
    for (ManagedFields entry : updated.managedFields()) {
      assertThat(entry.fields().difference(there).isEmpty())
          .as("%s owns %s of %s", entry.manager(), entry.fields(), there)
          .isTrue();
    }
  }

  @Property(tries = 200)
  void entriesSurviveTheTree(
      @ForAll("objects") StringMap<@Nullable Object> first,
      @ForAll("objects") StringMap<@Nullable Object> second) {
    ManagedObject object =
        force(update(StringMap.of(), first, List.of(), "one", 1), second, "two", 2);

    assertThat(ManagedFieldsTree.get(object.toTree())).isEqualTo(object.managedFields());
  }

  private static ManagedObject update(
      StringMap<@Nullable Object> live,
      StringMap<@Nullable Object> newObject,
      List<ManagedFields> managed,
      String manager,
      long second) {
    return MANAGER.update(live, newObject, managed, manager, "v1", "", Time.ofEpochSecond(second));
  }

  private static ManagedObject force(
      ManagedObject live, StringMap<@Nullable Object> configuration, String manager, long second) {
    return apply(live, configuration, manager, second, true);
  }

  private static ManagedObject apply(
      ManagedObject live,
      StringMap<@Nullable Object> configuration,
      String manager,
      long second,
      boolean force) {
    return MANAGER.apply(
        live.object(),
        configuration,
        live.managedFields(),
        manager,
        force,
        "v1",
        "",
        Time.ofEpochSecond(second));
  }

  private static FieldSet fields(@Nullable Object tree) {
    return FieldSets.of(tree, ApplySchema.TYPE);
  }

  private static FieldSet owned(ManagedObject object, String manager) {
    return object.managedFields().stream()
        .filter(entry -> entry.manager().equals(manager))
        .map(ManagedFields::fields)
        .findFirst()
        .orElse(FieldSet.EMPTY);
  }

  /**
   * The values that an object has in the fields that a configuration sets and that have a value.
   */
  private static @Nullable Object valuesOf(
      StringMap<@Nullable Object> object, StringMap<@Nullable Object> configuration) {
    return TreeItems.extract(object, fields(configuration).leaves(), ApplySchema.TYPE);
  }

  /** Lists without items are in no set of an object's fields, but who makes one owns it. */
  private static FieldSet emptyLists(StringMap<@Nullable Object> object) {
    FieldSet.Builder builder = new FieldSet.Builder();
    if (object.get("spec") instanceof StringMap<?> spec
        && spec.get("set") instanceof List<?> set
        && set.isEmpty()) {
      builder.add(FieldPath.ofFields("spec", "set"));
    }
    return builder.build();
  }

  /** The top-level and spec fields of a configuration with an odd or even place in a choice. */
  private static StringMap<@Nullable Object> part(
      StringMap<@Nullable Object> configuration, Set<Integer> split, boolean chosen) {
    StringMap<@Nullable Object> part = StringMap.of();
    int place = 0;
    for (Map.Entry<String, @Nullable Object> entry : configuration.entrySet()) {
      if (entry.getKey().equals("spec") && entry.getValue() instanceof StringMap<?> spec) {
        StringMap<@Nullable Object> specPart = StringMap.of();
        for (Map.Entry<String, ?> field : spec.entrySet()) {
          if (split.contains(place++) == chosen) {
            specPart = specPart.with(field.getKey(), field.getValue());
          }
        }
        if (!specPart.isEmpty()) {
          part = part.with("spec", specPart);
        }
      } else if (split.contains(place++) == chosen) {
        part = part.with(entry.getKey(), entry.getValue());
      }
    }
    return part;
  }

  @Provide
  Arbitrary<Set<Integer>> splits() {
    return Arbitraries.integers().between(0, 12).set();
  }

  @Provide
  Arbitrary<StringMap<@Nullable Object>> objects() {
    Arbitrary<String> names = Arbitraries.of("a", "b", "c");
    Arbitrary<Map<String, String>> maps = Arbitraries.maps(names, names).ofMinSize(1);
    Arbitrary<List<String>> sets = names.set().map(ArrayList::new);
    Arbitrary<Object> containers =
        Combinators.combine(names, Arbitraries.of("i1", "i2", ""), sets, Arbitraries.of(0, 80, 81))
            .as(FieldManagerProperties::container)
            .list()
            .uniqueElements(container -> ((Map<?, ?>) container).get("name"))
            .ofMinSize(1)
            .ofMaxSize(3)
            .map(list -> Map.of("spec", Map.of("containers", list)));
    Map<String, Arbitrary<?>> fields =
        Map.of(
            "replicas", Arbitraries.integers().between(0, 2),
            "map", maps,
            "set", sets.filter(list -> !list.isEmpty()),
            "atom", sets,
            "selector", maps.map(map -> Map.of("matchLabels", map)),
            "any", maps.map(map -> Map.of("x", map)),
            "json", Arbitraries.oneOf(names, maps, sets),
            "template", containers);
    Arbitrary<Map<String, Object>> specs =
        Arbitraries.of(List.copyOf(fields.keySet()))
            .set()
            .flatMap(chosen -> chosenFields(fields, new LinkedHashSet<>(chosen)));
    return Combinators.combine(specs, maps.injectNull(0.5))
        .as((spec, data) -> {
          Map<String, Object> object = new HashMap<>();
          if (!spec.isEmpty()) {
            object.put("spec", spec);
          }
          if (data != null) {
            object.put("data", data);
          }
          return tree(object);
        });
  }

  private static Arbitrary<Map<String, Object>> chosenFields(
      Map<String, Arbitrary<?>> fields, Set<String> chosen) {
    Arbitrary<Map<String, Object>> result = Arbitraries.just(Map.of());
    for (String name : chosen) {
      Arbitrary<?> values = Objects.requireNonNull(fields.get(name));
      result =
          Combinators.combine(result, values)
              .as((map, value) -> {
                Map<String, Object> larger = new HashMap<>(map);
                larger.put(name, value);
                return larger;
              });
    }
    return result;
  }

  private static Object container(String name, String image, List<String> args, int port) {
    Map<String, Object> container = new HashMap<>();
    container.put("name", name);
    if (!image.isEmpty()) {
      container.put("image", image);
    }
    if (!args.isEmpty()) {
      container.put("args", args);
    }
    if (port > 0) {
      container.put("ports", List.of(Map.of("containerPort", port, "hostPort", port)));
    }
    return container;
  }

  @SuppressWarnings("unchecked") // a map becomes an object
  private static StringMap<@Nullable Object> tree(Map<String, Object> object) {
    return (StringMap<@Nullable Object>) Objects.requireNonNull(JsonTree.copyOf(object));
  }
}
