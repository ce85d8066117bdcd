package dev.navarch.codegen.generators.crd;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What authors are told: where, what is wrong, and what to do. */
class MistakesTest {
  /** Expects one mistake in each field of a table, at its place. */
  private static void assertMistakes(CrdSources sources, CrdSources.FieldTable table) {
    List<String> expected = new ArrayList<>();
    table.rows().forEach((name, message) -> expected.add(name + ": " + message));

    assertThat(sources.compile().errors())
        .allSatisfy(error -> assertThat(error).startsWith("WheelSpec:"))
        .map(error -> error.substring(error.indexOf(' ') + 1))
        .containsExactlyElementsOf(expected);
  }

  private static void assertMistake(CrdSources sources, String message) {
    CrdSources.Outcome outcome = sources.compile();

    assertThat(outcome.errors()).singleElement().asString().endsWith(" " + message);
  }

  @Test
  void whatAFieldCannotSay() {
    CrdSources.FieldTable table =
        CrdSources.FieldTable.of(
            """
            @Minimum(1) String | @Minimum is for numbers: take it away
            @Maximum(1) boolean | @Maximum is for numbers: take it away
            @MultipleOf(1) List<Integer> | @MultipleOf is for numbers: take it away
            @MultipleOf(0) int | the number in @MultipleOf must be more than 0
            @Minimum(2) @Maximum(1) int | the minimum is more than the maximum: no number would do
            @Minimum(0.0 / 0) int | a bound must be a finite number
            @Length(max = 1) int | @Length is for texts: take it away
            @Length(min = -1) String | min must not be less than 0
            @Length(min = 3, max = 2) String | min 3 is more than max 2: no value would do
            @Pattern("a") int | @Pattern is for texts: take it away
            @Pattern("(a") String | the expression of @Pattern is malformed: Unclosed group near index 2
            @Pattern("a(?=b)") String | RE2 has no look-around, and no atomic groups: write the @Pattern without, or use a @Rule
            @Pattern("\\\\h") String | RE2 has no \\h: write the @Pattern without
            @Pattern("[$") String | the expression of @Pattern is malformed: Unclosed character class near index 1
            @Size(max = 1) String | @Size is for lists, maps and records: take it away
            @Format("") String | @Format must name a format
            @Format("x") boolean | @Format is for texts and numbers: take it away
            @Allowed({}) String | @Allowed must name a value
            @Allowed("x") int | "x" in @Allowed is not of the field's type
            @Allowed("x") List<String> | @Allowed is for texts, numbers and truth values: take it away
            List<@Minimum(1) String> | @Minimum is for numbers: take it away
            @Default("x") String | x in @Default is not JSON, 'x' at 0 is not expected; a text needs quotes of its own
            @Default("1") String | the default is not of type string: change @Default, or what is allowed
            @Default("1.5") int | the default is not of type integer: change @Default, or what is allowed
            @Default("5") @Maximum(4) int | the default is too large: change @Default, or what is allowed
            @Default("4") @Maximum(value = 4, exclusive = true) int | the default is too large: change @Default, or what is allowed
            @Default("\\"c\\"") @Allowed({"a", "b"}) String | the default is none of the values that are allowed: change @Default, or what is allowed
            @Default("\\"abc\\"") @Length(max = 2) String | the default is too long: change @Default, or what is allowed
            @Default("\\"B\\"") @Pattern("^[a-z]+$") String | the default does not match ^[a-z]+$: change @Default, or what is allowed
            @Default("\\"a\\\\n\\"") @Pattern("^a$") String | the default does not match ^a$: change @Default, or what is allowed
            @Default("\\":\\"") @Pattern("^[[:alpha:]]$") String | the default does not match ^[[:alpha:]]$: change @Default, or what is allowed
            @Default("3") @MultipleOf(2) int | the default is no multiple of 2: change @Default, or what is allowed
            @Default("\\"much\\"") Quantity | the default does not match ^[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$: change @Default, or what is allowed
            @Default("[true]") List<Integer> | the default[0] is not of type integer: change @Default, or what is allowed
            @Default("null") String | the default is null, which the field cannot be: change @Default, or what is allowed
            @PreserveUnknownFields String | @PreserveUnknownFields is for objects: take it away
            @EmbeddedResource String | @EmbeddedResource is for a RawExtension or a kind: take it away
            @ListSet String | @ListMap and @ListSet are for lists: take the annotation away
            @Atomic String | @Atomic and @Granular are for lists, maps and records: take the annotation away
            @ListMap("name") List<String> | the items of a @ListMap are records: use @ListSet for scalars
            @ListSet List<@NullAllowed String> | the items of a @ListMap or @ListSet cannot be null: take @NullAllowed away
            @Rule(" ") String | a @Rule must have an expression
            @Rule("a &&\\nb") String | a @Rule of several lines must have a message: the expression cannot be shown
            @Rule(value = "a", message = "b\\nc") String | the message of a @Rule must be one line
            """);

    assertMistakes(CrdSources.withField(table.fields()), table);
  }

  @Test
  void whatAFieldCannotSayOfItsRecord() {
    CrdSources.FieldTable table =
        CrdSources.FieldTable.of(
            """
            @ListMap("nam") List<Hub> | @ListMap names "nam", but the items have no such field: name one that they have
            @ListMap("maker") List<Hub> | the key "maker" of a @ListMap must always be there: make the field required or give it a @Default
            @ListMap("parts") List<Hub> | the key "parts" of a @ListMap must be a scalar
            @ListMap({}) List<Hub> | @ListMap must name the fields that tell items apart
            @ListSet List<Hub> | the items of a @ListSet are scalars or atomic: use @ListMap, or make the record @ApiType(atomic = true)
            @EmbeddedResource Hub | @EmbeddedResource is for a RawExtension or a kind: take it away
            @Default("{\\"x\\":1}") Hub | the default has no name, which is required: change @Default, or what is allowed
            @Default("{\\"name\\":\\"a\\",\\"parts\\":[],\\"x\\":1}") Hub | the default.x is no field that there is: change @Default, or what is allowed
            @Rule(value = "true", fieldPath = ".x") Hub | the fieldPath of a @Rule, .x, leads nowhere: the object has no field x
            """);

    assertMistakes(
        CrdSources.withField(table.fields())
            .type(
                "v1",
                "",
                "Hub",
                "@Field(required = true) String name, String maker,"
                    + " @Field(required = true) List<String> parts"),
        table);
  }

  @Test
  void aTypeThatHoldsItselfIsRefusedWhereItDoes() {
    CrdSources.Outcome outcome =
        CrdSources.withField("Node it")
            .add(
                """
                package a.v1;
                import dev.navarch.apimachinery.annotation.*;
                import java.util.List;
                @ApiType
                public record Node(
                    String name,
                    List<Node> below) {}
                """)
            .compile();

    assertThat(outcome.errors())
        .containsExactly(
            "Node:7 below: Node holds itself, which no structural schema can say: mark the field"
                + " with @PreserveUnknownFields");
  }

  @Test
  void aTypeThatIsInlinedIntoItselfIsRefused() {
    assertMistake(
        CrdSources.withField("Node it").type("v1", "", "Node", "int n, @Inline Node more"),
        "more: Node is inlined into itself: take @Inline away, and use @PreserveUnknownFields");
  }

  @Test
  void aTypeWithJsonOfItsOwnIsRefused() {
    assertMistake(
        CrdSources.withField("Odd it")
            .add(
                """
                package a.v1;
                import dev.navarch.apimachinery.annotation.*;
                @ApiType
                public record Odd(String text) {
                  static Odd readJson(Object in) { return new Odd(""); }
                }
                """),
        "it: Odd reads and writes its JSON itself, so that there is no schema for it: mark the"
            + " field with @PreserveUnknownFields");
  }

  @Test
  void fieldsOfOneNameAreRefused() {
    assertMistake(
        CrdSources.withField("int it, @Field(name = \"it\") int other"),
        "other: there are two fields with the name it: rename one of them");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Column(name = \"A\", jsonPath = \".spec.sice\") | the path of @Column A, .spec.sice, leads nowhere: spec has no field sice",
        "@Column(name = \"A\", jsonPath = \".spec.spokes.name\") | the path of @Column A, .spec.spokes.name, leads nowhere: spokes is a list, write spokes[*].name",
        "@Column(name = \"A\", jsonPath = \"spec\") | the path of @Column A, spec, leads nowhere: it must begin with a dot",
        "@Column(name = \"A\", jsonPath = \".metadata.nam\") | the path of @Column A, .metadata.nam, leads nowhere: metadata has no field nam",
        "@Column(name = \"A\", jsonPath = \".spec\") | the field of @Column A is no scalar: say with type how to show it",
        "@Column(name = \"\", jsonPath = \".kind\") | a @Column must have a name",
        "@Column(name = \"A\", jsonPath = \".kind\", type = \"text\") | the type of @Column A must be one of boolean, date, integer, number, string",
        "@Column(name = \"A\", jsonPath = \".kind\", format = \"x\") | the format of @Column A must be one of byte, date, date-time, double, float, int32, int64, password",
        "@ScalePaths(specReplicas = \".spec.size\", statusReplicas = \".spec.size\") | statusReplicas of @ScalePaths must be below .status: .spec.size is not",
        "@ScalePaths(specReplicas = \".spec.x\", statusReplicas = \".status.turns\") | specReplicas of @ScalePaths, .spec.x, leads nowhere: spec has no field x",
        "@ScalePaths(specReplicas = \".spec.colour\", statusReplicas = \".status.turns\") | specReplicas of @ScalePaths must lead to a value of type integer",
        "@ScalePaths(specReplicas = \".spec.spokes[0].length\", statusReplicas = \".status.turns\") | specReplicas of @ScalePaths must name fields only, no items",
        "@Resource(subresources = @Subresource(\"scale\")) | the subresource scale needs to know where its values are: add @ScalePaths",
        "@Resource(subresources = @Subresource(\"exec\")) | a custom resource has the subresources status and scale only, not exec",
        "@Resource(plural = \"Wheels\") | \"Wheels\" in @Resource must be lower-case letters, digits and dashes",
        "@Rule(value = \"true\", fieldPath = \".x\") | the fieldPath of a @Rule, .x, leads nowhere: the object has no field x",
      })
  void whatAKindCannotSay(String annotation, String message) {
    assertMistake(CrdSources.withKind("@CustomResource " + annotation), "Wheel: " + message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "deprecationWarning = \"x\" | there is a deprecationWarning, but the version is not deprecated: say so",
        "served = false | no version is served: take served = false away from one",
        "selectableFields = \".metadata.name\" | the metadata needs no selectable fields: take .metadata.name away",
        "selectableFields = \".spec.x\" | the selectable field, .spec.x, leads nowhere: spec has no field x",
        "selectableFields = \".spec\" | the selectable field .spec must be a text, an integer or a truth value",
        "selectableFields = {\".kind\", \".kind\"} | the selectable field .kind is there twice",
      })
  void whatACustomResourceCannotSay(String value, String message) {
    assertMistake(CrdSources.withKind("@CustomResource(" + value + ")"), "Wheel: " + message);
  }

  @Test
  void oneOfSeveralVersionsMustBeStored() {
    CrdSources.Outcome none =
        new CrdSources()
            .version("v1")
            .wheel("v1", "@CustomResource")
            .version("v2")
            .wheel("v2", "@CustomResource")
            .compile();
    CrdSources.Outcome both =
        new CrdSources()
            .version("v1")
            .wheel("v1", "@CustomResource(storage = true)")
            .version("v2")
            .wheel("v2", "@CustomResource(storage = true)")
            .compile();

    assertThat(none.errors())
        .hasSize(2)
        .allSatisfy(error ->
            assertThat(error)
                .startsWith("Wheel:")
                .endsWith(
                    "Wheel: none of the versions v2, v1 is the one to store: say"
                        + " @CustomResource(storage = true) for one of them"));
    assertThat(both.errors())
        .hasSize(2)
        .allSatisfy(error ->
            assertThat(error)
                .endsWith(
                    "Wheel: the versions v2, v1 all are the one to store: leave storage = true on"
                        + " one of them"));
  }

  @Test
  void versionsShareTheirNames() {
    assertMistake(
        new CrdSources()
            .version("v1")
            .wheel("v1", "@CustomResource(storage = true)")
            .version("v1beta1")
            .wheel("v1beta1", "@CustomResource @Resource(namespaced = false)"),
        "Wheel: the names and the scope in @Resource must be those of version v1: make them alike");
  }

  @Test
  void groupsAreDomainsAndThoseOfKubernetesNeedAnApproval() {
    assertMistake(
        new CrdSources().version("v1", "wheels").wheel("v1", "@CustomResource"),
        "Wheel: the group of a custom resource must be a domain, such as stable.example.com, not"
            + " \"wheels\"");
    assertMistake(
        new CrdSources().version("v1", "wheels.k8s.io").wheel("v1", "@CustomResource"),
        "Wheel: the group wheels.k8s.io is one of Kubernetes' own: use another, or say with"
            + " approval that and why it may be used");
  }

  @Test
  void onlyKindsWithNamesAreCustomResources() {
    CrdSources sources = new CrdSources().version("v1");
    assertMistake(
        sources.type("v1", "@CustomResource @Resource", "Wheel", "String name"),
        "Wheel: @CustomResource is for kinds: let the record implement MetaObject, with typeMeta"
            + " and metadata as its first components");
    assertMistake(
        new CrdSources()
            .version("v1")
            .add(
                """
                package a.v1;
                import dev.navarch.apimachinery.annotation.*;
                import dev.navarch.apimachinery.meta.v1.*;
                @ApiType @CustomResource
                public record Wheel(@Inline TypeMeta typeMeta, ObjectMeta metadata)
                    implements MetaObject {}
                """),
        "Wheel: a custom resource needs names: add @Resource");
    assertMistake(
        CrdSources.withKind("@Column(name = \"A\", jsonPath = \".kind\")"),
        "Wheel: @Column and @ScalePaths are for custom resources: add @CustomResource, or take"
            + " them away");
    assertMistake(
        CrdSources.withKind("@CustomResource")
            .add(
                """
                package a.v1;
                import dev.navarch.apimachinery.annotation.*;
                @CustomResource
                public record Tyre(int width) {}
                """),
        "Tyre: a custom resource is an API type: add @ApiType");
  }

  @Test
  void twoKindsCannotShareADefinition() {
    assertMistake(
        CrdSources.withKind("@CustomResource")
            .add(
                """
                package a.v1;
                import dev.navarch.apimachinery.annotation.*;
                import dev.navarch.apimachinery.meta.v1.*;
                @ApiType @CustomResource @Resource(plural = "wheels")
                public record Tyre(@Inline TypeMeta typeMeta, ObjectMeta metadata)
                    implements MetaObject {}
                """),
        "Wheel: another kind is called wheels.example.com already: give this one another plural");
  }
}
