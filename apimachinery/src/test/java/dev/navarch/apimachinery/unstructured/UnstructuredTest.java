package dev.navarch.apimachinery.unstructured;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.ListMeta;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UnstructuredTest {
  private static final Unstructured SHIP =
      parse(
          """
          {"apiVersion": "ships.example.dev/v1", "kind": "Ship",
           "metadata": {"name": "argo", "namespace": "iolcus", "labels": {"a": "1"}, "odd": true},
           "spec": {"oars": 50, "weight": 1.5, "fast": true, "crew": ["jason", "orpheus"],
                    "mixed": ["x", 1], "numbers": {"one": 1}, "nothing": null}}\
          """);

  private static Unstructured parse(String json) {
    return Unstructured.parse(json.getBytes(StandardCharsets.UTF_8));
  }

  private static String json(Unstructured object) {
    return new String(JsonTree.toBytes(object.content()), StandardCharsets.UTF_8);
  }

  // ---- what every object has

  @Test
  void kindVersionAndNamesAreReadFromTheTree() {
    assertThat(SHIP.groupVersionKind()).hasToString("ships.example.dev/v1, Kind=Ship");
    assertThat(SHIP.name()).isEqualTo("argo");
    assertThat(SHIP.namespace()).isEqualTo("iolcus");
    assertThat(SHIP.metadata().labels()).containsExactly(Map.entry("a", "1"));
  }

  @Test
  void anEmptyObjectHasEmptyNames() {
    Unstructured empty = parse("{}");

    assertThat(empty.typeMeta()).isEqualTo(TypeMeta.EMPTY);
    assertThat(empty.name()).isEmpty();
    assertThat(empty.metadata()).isEqualTo(ObjectMeta.builder().build());
    assertThat(empty.isList()).isFalse();
  }

  @Test
  void kindAndMetadataCanBeReplaced() {
    Unstructured boat =
        SHIP.withTypeMeta(new TypeMeta("Boat", "v1"))
            .withMetadata(ObjectMeta.builder().name("raft").build());

    assertThat(boat.groupVersionKind()).hasToString("/v1, Kind=Boat");
    assertThat(boat.content().get("metadata")).isEqualTo(Map.of("name", "raft"));
    assertThat(SHIP.name()).isEqualTo("argo");
  }

  @Test
  void whatIsNoObjectIsRefused() {
    assertThatThrownBy(() -> parse("[]")).isInstanceOf(DecodeException.class);
    assertThatThrownBy(() -> parse("null")).isInstanceOf(DecodeException.class);
    assertThatThrownBy(() -> parse("{")).isInstanceOf(DecodeException.class);
  }

  @Test
  void anObjectMadeOfMapsDoesNotFollowThem() {
    List<Object> crew = new ArrayList<>(List.of("jason"));
    Map<String, Object> origin = new HashMap<>(Map.of("crew", crew));
    Unstructured ship = Unstructured.of(origin);

    crew.add("orpheus");
    origin.put("x", 1);

    assertThat(json(ship)).isEqualTo("{\"crew\":[\"jason\"]}");
    assertThat(ship.deepCopyObject()).isEqualTo(ship).isNotSameAs(ship);
  }

  @Test
  void onlyJsonValuesAreAccepted() {
    assertThatThrownBy(() -> Unstructured.of(Map.of("a", new Object())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("not a JSON value");
    assertThatThrownBy(() -> Unstructured.of(Map.of("a", Map.of(1, 2))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a key is not a text: 1");
  }

  // ---- values inside

  @Test
  void valuesAreFoundByPath() {
    assertThat(SHIP.nested(Long.class, "spec", "oars")).contains(50L);
    assertThat(SHIP.nested(Double.class, "spec", "weight")).contains(1.5);
    assertThat(SHIP.nested(Boolean.class, "spec", "fast")).contains(true);
    assertThat(SHIP.nestedStrings("spec", "crew")).contains(List.of("jason", "orpheus"));
    assertThat(SHIP.nestedStringMap("metadata", "labels")).contains(Map.of("a", "1"));
    assertThat(SHIP.nested()).contains(SHIP.content());
  }

  @Test
  void whatIsNotThereIsEmpty() {
    assertThat(SHIP.nested("spec", "sails")).isEmpty();
    assertThat(SHIP.nested("status", "x", "y")).isEmpty();
    assertThat(SHIP.nested("spec", "nothing")).isEmpty();
    assertThat(SHIP.nested("spec", "nothing", "deeper")).isEmpty();
    assertThat(SHIP.nestedStrings("spec", "sails")).isEmpty();
  }

  @Test
  void aValueOfAnotherTypeIsShownWithItsType() {
    assertThatThrownBy(() -> SHIP.nested(String.class, "spec", "oars"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(".spec.oars accessor error: 50 is of the type int64, expected string");
    assertThatThrownBy(() -> SHIP.nested(Long.class, "spec", "weight"))
        .hasMessage(".spec.weight accessor error: 1.5 is of the type float64, expected int64");
    assertThatThrownBy(() -> SHIP.nested(List.class, "spec", "numbers"))
        .hasMessage(
            ".spec.numbers accessor error: map[one:1] is of the type map[string]interface {},"
                + " expected []interface{}");
    assertThatThrownBy(() -> SHIP.nested(Map.class, "spec", "crew"))
        .hasMessage(
            ".spec.crew accessor error: [jason orpheus] is of the type []interface {}, expected"
                + " map[string]interface{}");
  }

  @Test
  void aPathThroughAValueThatIsNoObjectIsRefused() {
    assertThatThrownBy(() -> SHIP.nested("spec", "fast", "x", "y"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            ".spec.fast.x accessor error: true is of the type bool, expected"
                + " map[string]interface{}");
  }

  @Test
  void collectionsOfTextsHoldTextsOnly() {
    assertThatThrownBy(() -> SHIP.nestedStrings("spec", "mixed"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            ".spec.mixed accessor error: contains non-string key in the slice: 1 is of the type"
                + " int64, expected string");
    assertThatThrownBy(() -> SHIP.nestedStringMap("spec", "numbers"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            ".spec.numbers accessor error: contains non-string value in the map under key \"one\":"
                + " 1 is of the type int64, expected string");
  }

  @Test
  void valuesAreSetAndObjectsOnTheWayAreMade() {
    Unstructured changed =
        parse("{\"a\":{\"b\":1}}")
            .withNested(2, "a", "b")
            .withNested(List.of("x"), "c", "d", "e")
            .withNested(null, "f");

    assertThat(json(changed))
        .isEqualTo("{\"a\":{\"b\":2},\"c\":{\"d\":{\"e\":[\"x\"]}},\"f\":null}");
  }

  @Test
  void aChangeLeavesTheOriginAndSharesTheRest() {
    Unstructured changed = SHIP.withNested("heracles", "spec", "captain");

    assertThat(SHIP.nested("spec", "captain")).isEmpty();
    assertThat(changed.content().get("metadata")).isSameAs(SHIP.content().get("metadata"));
  }

  @Test
  void nothingIsSetBelowAValueThatIsNoObject() {
    assertThatThrownBy(() -> SHIP.withNested(1, "spec", "oars", "length", "x"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("value cannot be set because .spec.oars is not a map[string]interface{}");
  }

  @Test
  void valuesAreRemovedWhereTheyAre() {
    assertThat(json(parse("{\"a\":{\"b\":1,\"c\":2}}").withoutNested("a", "b")))
        .isEqualTo("{\"a\":{\"c\":2}}");
    assertThat(SHIP.withoutNested("spec", "sails", "x")).isEqualTo(SHIP);
    assertThat(SHIP.withoutNested("spec", "fast", "x")).isEqualTo(SHIP);
    assertThat(SHIP.withoutNested("spec").nested("spec")).isEmpty();
  }

  // ---- lists

  @Test
  void itemsOfAListSayWhatTheyAre() {
    Unstructured list =
        parse(
            """
            {"apiVersion": "ships.example.dev/v1", "kind": "ShipList",
             "metadata": {"resourceVersion": "7"},
             "items": [{"metadata": {"name": "a"}}, {"kind": "Raft", "apiVersion": "v1"}]}\
            """);
    List<String> kinds = new ArrayList<>();

    list.eachListItem(item -> kinds.add(item.groupVersionKind().toString()));

    assertThat(list.isList()).isTrue();
    assertThat(kinds).containsExactly("ships.example.dev/v1, Kind=Ship", "/v1, Kind=Raft");
    assertThat(list.toList().metadata()).isEqualTo(ListMeta.builder().resourceVersion("7").build());
  }

  @Test
  void itemsOfAListOfAnyKindStaySilent() {
    UnstructuredList list =
        parse("{\"apiVersion\":\"v1\",\"kind\":\"List\",\"items\":[{\"a\":1}]}").toList();

    assertThat(list.items().get(0).typeMeta()).isEqualTo(TypeMeta.EMPTY);
  }

  @Test
  void aListComesBack() {
    Unstructured tree =
        parse(
            """
            {"apiVersion": "v1", "kind": "ShipList", "metadata": {"continue": "x"},
             "items": [{"apiVersion": "v1", "kind": "Ship", "n": 1}]}\
            """);

    UnstructuredList list = tree.toList();

    assertThat(new Unstructured(list.toTree())).isEqualTo(tree);
    assertThat(UnstructuredConverter.toUnstructured(list)).isEqualTo(tree);
    assertThat(list.deepCopyObject()).isEqualTo(list);
    assertThat(list.withItems(List.of()).items()).isEmpty();
    assertThat(list.withTypeMeta(TypeMeta.EMPTY).items()).isEqualTo(list.items());
  }

  @Test
  void anItemThatIsNoObjectIsRefused() {
    Unstructured list = parse("{\"kind\":\"List\",\"apiVersion\":\"v1\",\"items\":[1]}");

    assertThatThrownBy(list::toList)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("an item of a list is not an object: 1");
  }

  // ---- typed objects

  @Test
  void typedObjectsBecomeTreesAndComeBack() {
    Status status = Status.builder().message("x").code(404).build();

    Unstructured tree = UnstructuredConverter.toUnstructured(status);

    assertThat(json(tree))
        .isEqualTo(
            "{\"apiVersion\":\"v1\",\"code\":404,\"kind\":\"Status\",\"message\":\"x\",\"metadata\":{}}");
    assertThat(UnstructuredConverter.fromUnstructured(tree, Status.class)).isEqualTo(status);
    assertThat(UnstructuredConverter.toUnstructured(tree)).isSameAs(tree);
  }

  @Test
  void aTreeOfTheWrongTypesIsADecodeErrorAndUnknownFieldsAreNot() {
    assertThat(UnstructuredConverter.fromUnstructured(parse("{\"x\":1}"), Status.class))
        .isEqualTo(Status.builder().build().withTypeMeta(TypeMeta.EMPTY));
    assertThatThrownBy(
            () -> UnstructuredConverter.fromUnstructured(parse("{\"code\":\"x\"}"), Status.class))
        .isInstanceOf(DecodeException.class)
        .hasMessage("json: cannot unmarshal string into Go struct field Status.code of type int32");
  }
}
