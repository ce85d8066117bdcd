package dev.navarch.apimachinery.managedfields;

import static dev.navarch.apimachinery.fieldpath.ApplySchema.field;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.object;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.set;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.shape;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.descriptor.ValueType.Scalar;
import dev.navarch.apimachinery.fieldpath.TreeType;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * A kind with two versions, in which one field has two names: {@code size} in v1, {@code count} in
 * v2.
 */
class VersionChangeTest {
  private static final Map<String, TreeType> TYPES =
      Map.of("v1", type("size"), "v2", type("count"));

  private static final FieldManager MANAGER =
      FieldManager.of(
          version -> {
            TreeType type = TYPES.get(version);
            if (type == null) {
              throw new IllegalStateException(
                  "asked for a version that does not exist: " + version);
            }
            return type;
          },
          VersionChangeTest::convert);

  @Test
  void conflictsAreFoundInTheVersionOfTheOwner() {
    ManagedObject v1 = apply("{}", List.of(), "one", "v1", "{'size':'1'}");

    assertThatThrownBy(
            () -> apply("{'count':'1'}", v1.managedFields(), "two", "v2", "{'count':'2'}"))
        .hasMessage("Apply failed with 1 conflict: conflict with \"one\": .size");
  }

  @Test
  void anApplierThatChangesItsVersionKeepsOneEntry() {
    ManagedObject v1 = apply("{}", List.of(), "one", "v1", "{'size':'1','other':'1'}");

    ManagedObject v2 =
        apply("{'count':'1','other':'1'}", v1.managedFields(), "one", "v2", "{'count':'2'}");

    assertThat(v2.object()).isEqualTo(object("{'count':'2'}"));
    assertThat(v2.managedFields())
        .singleElement()
        .satisfies(entry -> {
          assertThat(entry.apiVersion()).isEqualTo("v2");
          assertThat(entry.fields()).isEqualTo(set("{'f:count':{}}"));
        });
  }

  @Test
  void whatOthersOwnInAnotherVersionIsNotPruned() {
    ManagedObject first = apply("{}", List.of(), "one", "v1", "{'size':'1'}");
    ManagedObject both =
        apply("{'count':'1'}", first.managedFields(), "two", "v2", "{'count':'1','other':'1'}");

    ManagedObject let = apply("{'size':'1','other':'1'}", both.managedFields(), "one", "v1", "{}");

    assertThat(let.object()).isEqualTo(object("{'size':'1','other':'1'}"));
    assertThat(let.managedFields()).extracting(ManagedFields::manager).containsExactly("two");
  }

  @Test
  void anUpdaterHasOneEntryForEachVersion() {
    ManagedObject v1 = update("{}", List.of(), "one", "v1", "{'size':'1','other':'1'}");

    ManagedObject v2 =
        update(
            "{'count':'1','other':'1'}",
            v1.managedFields(),
            "one",
            "v2",
            "{'count':'2','other':'1'}");

    assertThat(v2.managedFields())
        .extracting(ManagedFields::apiVersion, entry -> entry.fields().toString())
        .containsExactly(tuple("v1", ".other"), tuple("v2", ".count"));
  }

  @Test
  void entriesOfVersionsThatAreGoneAreDropped() {
    ManagedFields gone =
        new ManagedFields(
            "old",
            ManagedFields.Operation.APPLY,
            "v0",
            null,
            "",
            set("{'f:size':{},'f:weight':{}}"));

    ManagedObject applied = apply("{'size':'1'}", List.of(gone), "one", "v1", "{'size':'2'}");

    assertThat(applied.managedFields()).extracting(ManagedFields::manager).containsExactly("one");
  }

  @Test
  void anApplierWhoseOwnVersionIsGoneStartsAnew() {
    ManagedFields gone =
        new ManagedFields(
            "one", ManagedFields.Operation.APPLY, "v0", null, "", set("{'f:other':{}}"));

    ManagedObject applied =
        apply("{'size':'1','other':'1'}", List.of(gone), "one", "v1", "{'size':'1'}");

    assertThat(applied.object()).isEqualTo(object("{'size':'1','other':'1'}"));
    assertThat(applied.managedFields().getFirst().fields()).isEqualTo(set("{'f:size':{}}"));
  }

  @Test
  void everyObjectIsConvertedOnce() {
    int[] conversions = {0};
    FieldManager counting =
        FieldManager.of(
            TYPES::get,
            (tree, from, to) -> {
              conversions[0]++;
              return convert(tree, from, to);
            });
    ManagedObject v1 = apply("{}", List.of(), "one", "v1", "{'size':'1'}");
    ManagedObject both = apply("{'size':'1'}", v1.managedFields(), "two", "v1", "{'other':'1'}");

    counting.update(
        object("{'count':'1','other':'1'}"),
        object("{'count':'2','other':'1'}"),
        both.managedFields(),
        "three",
        "v2",
        "",
        Time.ofEpochSecond(9));

    assertThat(conversions[0]).isEqualTo(2);
  }

  private static TreeType type(String name) {
    return TreeType.of(
        shape(
            "Thing",
            field("apiVersion", Scalar.STRING),
            field(name, Scalar.STRING),
            field("other", Scalar.STRING)));
  }

  private static Optional<StringMap<@Nullable Object>> convert(
      StringMap<@Nullable Object> tree, String from, String to) {
    if (!TYPES.containsKey(to)) {
      return Optional.empty();
    }
    String oldName = from.equals("v1") ? "size" : "count";
    String newName = to.equals("v1") ? "size" : "count";
    return Optional.of(
        tree.containsKey(oldName) ? tree.without(oldName).with(newName, tree.get(oldName)) : tree);
  }

  private static ManagedObject apply(
      String live, List<ManagedFields> managed, String manager, String version, String applied) {
    return MANAGER.apply(
        object(live), object(applied), managed, manager, false, version, "", Time.ofEpochSecond(5));
  }

  private static ManagedObject update(
      String live, List<ManagedFields> managed, String manager, String version, String newObject) {
    return MANAGER.update(
        object(live), object(newObject), managed, manager, version, "", Time.ofEpochSecond(5));
  }
}
