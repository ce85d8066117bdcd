package dev.navarch.codegen.generators.crd;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What becomes of the annotations on a field. */
class ConstraintsTest {
  private static String schemaOf(String field) {
    return CrdSources.withField(field).compile().below("it:");
  }

  @Test
  void annotationsBecomeKeywords() {
    CrdSources.FieldTable table =
        CrdSources.FieldTable.of(
            """
            @Minimum(1) int | minimum: 1
            @Minimum(value = 0, exclusive = true) double | minimum: 0,exclusiveMinimum: true
            @Maximum(10) long | maximum: 10
            @Maximum(value = 1.5, exclusive = true) double | maximum: 1.5,exclusiveMaximum: true
            @Minimum(-0.25) double | minimum: -0.25
            @Maximum(1e20) double | maximum: 100000000000000000000
            @MultipleOf(5) int | multipleOf: 5
            @Length(min = 2, max = 5) String | minLength: 2,maxLength: 5
            @Length(max = 0) String | maxLength: 0
            @Pattern("^a+$") String | pattern: '^a+$'
            @Format("hostname") String | format: hostname
            @Size(min = 1, max = 3) List<String> | minItems: 1,maxItems: 3
            @Size(min = 1, max = 3) Map<String, String> | minProperties: 1,maxProperties: 3
            @Allowed({"a", "yes", "1"}) String | enum:,- a,- 'yes',- '1'
            @Allowed({"1", "2"}) int | enum:,- 1,- 2
            @Allowed("true") boolean | enum:,- true
            @NullAllowed @Nullable String | nullable: true
            @Default("3") int | default: 3
            @Default("1.50") @Allowed("1.5") double | default: 1.5,enum:,- 1.5
            @Default("\\"no\\"") String | default: 'no'
            @Default("\\"Red\\"") @Pattern("^[[:alpha:]]+$") String | default: Red,pattern: '^[[:alpha:]]+$'
            @Default("\\"&\\"") @Pattern("^[a&&b]$") String | default: '&',pattern: '^[a&&b]$'
            @Default("\\"P<\\"") @Pattern("^\\\\(?P<$") String | default: 'P<',pattern: '^\\(?P<$'
            @Default("\\"\\\\u03b1\\"") @Pattern("^\\\\p{Greek}$") String | pattern: '^\\p{Greek}$'
            @Default("[1, 2]") List<Integer> | default:,- 1,- 2
            @Default("{}") Map<String, String> | default: {}
            """);
    CrdSources.Outcome outcome = CrdSources.withField(table.fields()).compile();

    table
        .rows()
        .forEach((name, lines) ->
            assertThat(outcome.below(name + ":").lines())
                .as(name)
                .containsSequence(lines.split(",")));
  }

  @Test
  void annotationsOfWhatACollectionHoldsBecomeKeywordsOfThat() {
    assertThat(schemaOf("@Size(max = 9) List<@Length(max = 3) @Pattern(\"^b\") String> it"))
        .isEqualTo(
            """
            type: array
            maxItems: 9
            items:
              type: string
              maxLength: 3
              pattern: '^b'
            """);
    assertThat(schemaOf("Map<String, @Minimum(1) @NullAllowed Integer> it"))
        .isEqualTo(
            """
            type: object
            additionalProperties:
              type: integer
              format: int32
              nullable: true
              minimum: 1
            """);
  }

  @Test
  void knownValuesAreListedWhereTheyAreClosed() {
    String colour =
        """
        package a.v1;
        @dev.navarch.apimachinery.annotation.ApiEnum
        public final class Colour {
          public static final String RED = "Red";
          public static final String OFF = "off";
        }
        """;

    assertThat(
            CrdSources.withField("@EnumOf(value = Colour.class, closed = true) String it")
                .add(colour)
                .compile()
                .below("it:"))
        .isEqualTo("type: string\nenum:\n- Red\n- 'off'\n");
    assertThat(
            CrdSources.withField("@EnumOf(value = Colour.class, closed = true) List<String> it")
                .add(colour)
                .compile()
                .below("it:"))
        .isEqualTo("type: array\nitems:\n  type: string\n  enum:\n  - Red\n  - 'off'\n");
    assertThat(
            CrdSources.withField("@EnumOf(Colour.class) String it")
                .add(colour)
                .compile()
                .below("it:"))
        .isEqualTo("type: string\n");
  }

  @Test
  void rulesHaveAllTheirParts() {
    assertThat(
            schemaOf(
                "@Rule(value = \"self.size() > 0\", message = \"is: empty\","
                    + " messageExpression = \"'no ' + self\", reason = Rule.Reason.REQUIRED,"
                    + " optionalOldSelf = true) @Rule(\"self != 'x'\") String it"))
        .isEqualTo(
            """
            type: string
            x-kubernetes-validations:
            - rule: self.size() > 0
              message: 'is: empty'
              messageExpression: '''no '' + self'
              reason: FieldValueRequired
              optionalOldSelf: true
            - rule: self != 'x'
            """);
  }

  @Test
  void rulesOfATypeStandBeforeThoseOfTheField() {
    String schema =
        CrdSources.withField("@Rule(\"self.low > 0\") Range it")
            .type(
                "v1",
                "@Rule(value = \"self.low <= self.high\", fieldPath = \".high\")"
                    + " @Size(max = 2)",
                "Range",
                "int low, int high")
            .compile()
            .below("it:");

    assertThat(schema)
        .startsWith(
            """
            type: object
            maxProperties: 2
            x-kubernetes-validations:
            - rule: self.low <= self.high
              fieldPath: .high
            - rule: self.low > 0
            properties:
            """);
  }

  @Test
  void rulesMayBeAboutItems() {
    assertThat(schemaOf("List<@Rule(\"self > 1\") @Rule(\"self < 9\") Integer> it"))
        .isEqualTo(
            """
            type: array
            items:
              type: integer
              format: int32
              x-kubernetes-validations:
              - rule: self > 1
              - rule: self < 9
            """);
  }
}
