package dev.navarch.codegen.generators.crd;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of a field's type. */
class FieldSchemaTest {
  private static String schemaOf(String field) {
    return CrdSources.withField(field).compile().below("it:");
  }

  @Test
  void scalarsHaveTheirTypeAndFormat() {
    CrdSources.FieldTable table =
        CrdSources.FieldTable.of(
            """
            String | type: string
            boolean | type: boolean
            int | type: integer,format: int32
            long | type: integer,format: int64
            double | type: number,format: double
            Bytes | type: string,format: byte
            Duration | type: string
            Time | type: string,format: date-time
            @Nullable MicroTime | type: string,format: date-time
            """);
    CrdSources.Outcome outcome = CrdSources.withField(table.fields()).compile();

    table
        .rows()
        .forEach((name, lines) ->
            assertThat(outcome.below(name + ":").lines())
                .as(name)
                .containsExactly(lines.split(",")));
  }

  @Test
  void intOrStringSaysBoth() {
    assertThat(schemaOf("IntOrString it"))
        .isEqualTo(
            """
            anyOf:
            - type: integer
            - type: string
            x-kubernetes-int-or-string: true
            """);
  }

  @Test
  void quantitiesAreNumbersOrTextsOfAForm() {
    assertThat(schemaOf("Quantity it"))
        .isEqualTo(
            """
            pattern: '^[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$'
            anyOf:
            - type: integer
            - type: string
            x-kubernetes-int-or-string: true
            """);
  }

  @Test
  void listsAndMapsSayWhatTheyHold() {
    assertThat(schemaOf("List<Integer> it"))
        .isEqualTo("type: array\nitems:\n  type: integer\n  format: int32\n");
    assertThat(schemaOf("Map<String, Boolean> it"))
        .isEqualTo("type: object\nadditionalProperties:\n  type: boolean\n");
    assertThat(schemaOf("@Items Map<String, List<String>> it"))
        .isEqualTo(
            "type: object\nadditionalProperties:\n  type: array\n  items:\n    type: string\n");
  }

  @Test
  void recordsAreWrittenOutWithTheirDocs() {
    String schema =
        CrdSources.withField("Hub it")
            .add(
                """
                package a.v1;
                import dev.navarch.apimachinery.annotation.*;
                /**
                 * Holds the wheel.
                 *
                 * @param bore How wide the hole is
                 * @param maker Who made it
                 */
                @ApiType
                public record Hub(@Field(required = true) int bore, @Inline Maker maker) {}
                """)
            .type("v1", "", "Maker", "@Field(name = \"made-by\", required = true) String who")
            .compile()
            .below("it:");

    assertThat(schema)
        .isEqualTo(
            """
            description: Holds the wheel.
            type: object
            required:
            - bore
            - made-by
            properties:
              bore:
                description: How wide the hole is
                type: integer
                format: int32
              made-by:
                type: string
            """);
  }

  @Test
  void whatAFieldSaysWinsOverWhatItsTypeSays() {
    String spec =
        new CrdSources()
            .version("v1")
            .kind("v1", "@CustomResource")
            .add(
                """
                package a.v1;
                import dev.navarch.apimachinery.annotation.*;
                /** @param one This very hub */
                @ApiType
                public record WheelSpec(Hub one, Hub other) {}
                """)
            .add(
                """
                package a.v1;
                import dev.navarch.apimachinery.annotation.*;
                /** Any hub. */
                @ApiType
                public record Hub(String name) {}
                """)
            .type("v1", "", "WheelStatus", "int turns")
            .compile()
            .definition();

    assertThat(spec)
        .contains("one:\n                description: This very hub\n")
        .contains("other:\n                description: Any hub.\n");
  }

  @Test
  void rawValuesKeepWhateverIsInThem() {
    assertThat(schemaOf("@Nullable RawExtension it"))
        .isEqualTo("type: object\nx-kubernetes-preserve-unknown-fields: true\n");
    assertThat(schemaOf("@Nullable RawJson it"))
        .isEqualTo("x-kubernetes-preserve-unknown-fields: true\n");
    assertThat(schemaOf("@EmbeddedResource @Nullable RawExtension it"))
        .isEqualTo(
            """
            type: object
            x-kubernetes-embedded-resource: true
            x-kubernetes-preserve-unknown-fields: true
            """);
    assertThat(schemaOf("@EmbeddedResource List<RawExtension> it"))
        .isEqualTo(
            """
            type: array
            items:
              type: object
              x-kubernetes-embedded-resource: true
              x-kubernetes-preserve-unknown-fields: true
            """);
  }

  @Test
  void anEmbeddedKindLeavesItsMetadataToTheServer() {
    String schema =
        CrdSources.withField("@EmbeddedResource @Nullable Tyre it")
            .add(
                """
                package a.v1;
                import dev.navarch.apimachinery.annotation.*;
                import dev.navarch.apimachinery.meta.v1.*;
                @ApiType
                public record Tyre(@Inline TypeMeta typeMeta, ObjectMeta metadata, int width)
                    implements MetaObject {}
                """)
            .compile()
            .below("it:");

    assertThat(schema)
        .isEqualTo(
            """
            type: object
            x-kubernetes-embedded-resource: true
            properties:
              kind:
                type: string
              apiVersion:
                type: string
              metadata:
                type: object
              width:
                type: integer
                format: int32
            """);
  }

  @Test
  void metadataOfATemplateHasWhatAuthorsWrite() {
    assertThat(schemaOf("ObjectMeta it"))
        .isEqualTo(
            """
            description: Who it is.
            type: object
            properties:
              name:
                type: string
              labels:
                description: What it is sorted by
                type: object
                additionalProperties:
                  type: string
              finalizers:
                type: array
                x-kubernetes-list-type: set
                items:
                  type: string
            """);
  }

  @Test
  void aTypeThatHoldsItselfEndsWhereUnknownFieldsAreKept() {
    String schema =
        CrdSources.withField("Node it")
            .type("v1", "", "Node", "String name, @PreserveUnknownFields List<Node> below")
            .compile()
            .below("it:");

    assertThat(schema)
        .isEqualTo(
            """
            type: object
            properties:
              name:
                type: string
              below:
                type: array
                items:
                  type: object
                  x-kubernetes-preserve-unknown-fields: true
            """);
  }

  @Test
  void unknownFieldsAreKeptBesideThoseThatAreKnown() {
    String schema =
        CrdSources.withField("@PreserveUnknownFields Hub it")
            .type("v1", "", "Hub", "String name")
            .compile()
            .below("it:");
    String type =
        CrdSources.withField("Hub it")
            .type("v1", "@PreserveUnknownFields", "Hub", "String name")
            .compile()
            .below("it:");

    assertThat(schema)
        .isEqualTo(
            """
            type: object
            x-kubernetes-preserve-unknown-fields: true
            properties:
              name:
                type: string
            """)
        .isEqualTo(type);
  }

  @Test
  void aTypeWithJsonOfItsOwnHasNoSchemaButUnknownFields() {
    CrdSources.Outcome outcome =
        CrdSources.withField(
                "@PreserveUnknownFields @Nullable Odd it, @PreserveUnknownFields Hub around")
            .type("v1", "", "Hub", "Odd odd")
            .add(
                """
                package a.v1;
                import dev.navarch.apimachinery.annotation.*;
                @ApiType
                public record Odd(String text) {
                  static Odd readJson(Object in) { return new Odd(""); }
                }
                """)
            .compile();

    assertThat(outcome.below("it:")).isEqualTo("x-kubernetes-preserve-unknown-fields: true\n");
    assertThat(outcome.below("around:"))
        .isEqualTo("type: object\nx-kubernetes-preserve-unknown-fields: true\n");
  }

  @Test
  void whatMayBeAbsentMayNotBeNull() {
    assertThat(schemaOf("@Nullable String it")).isEqualTo("type: string\n");
  }

  @Test
  void listsSayHowTheyAreMerged() {
    assertThat(schemaOf("@ListSet List<String> it")).contains("x-kubernetes-list-type: set");
    assertThat(schemaOf("@Atomic List<String> it")).contains("x-kubernetes-list-type: atomic");
    assertThat(
            CrdSources.withField("@ListMap({\"name\", \"kind\"}) List<Hub> it")
                .type(
                    "v1",
                    "",
                    "Hub",
                    "@Field(required = true) String name, @Default(\"\\\"a\\\"\") String kind")
                .compile()
                .below("it:"))
        .startsWith(
            """
            type: array
            x-kubernetes-list-type: map
            x-kubernetes-list-map-keys:
            - name
            - kind
            """);
  }

  @Test
  void mapsAndRecordsSayHowTheyAreMerged() {
    assertThat(schemaOf("@Atomic Map<String, String> it"))
        .contains("x-kubernetes-map-type: atomic");
    assertThat(
            CrdSources.withField("Hub it, @Granular Hub other")
                .type("v1", "(atomic = true)", "Hub", "String name")
                .compile())
        .satisfies(outcome -> {
          assertThat(outcome.below("it:")).contains("x-kubernetes-map-type: atomic");
          assertThat(outcome.below("other:")).contains("x-kubernetes-map-type: granular");
        });
  }

  // Before Java 22 a compiler does not show annotations on type arguments of compiled classes.
  @Test
  @EnabledForJreRange(min = JRE.JAVA_22)
  void whatItemsMustBeIsKnownOfTypesThatWereCompiledEarlier(@TempDir Path classes)
      throws IOException {
    String shared = "List<@Length(max = 8) String> tags, Map<String, @Minimum(2) Integer> sizes";
    new CrdSources().version("base").type("base", "", "Shared", shared).compileInto(classes);

    String below = CrdSources.withField("a.base.Shared it").compileWith(classes).below("it:");

    assertThat(below).contains("maxLength: 8").contains("minimum: 2");
  }
}
