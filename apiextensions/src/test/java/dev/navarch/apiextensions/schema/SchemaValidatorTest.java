package dev.navarch.apiextensions.schema;

import static dev.navarch.apiextensions.schema.Trees.property;
import static dev.navarch.apiextensions.schema.Trees.schema;
import static dev.navarch.apiextensions.schema.Trees.texts;
import static dev.navarch.apiextensions.schema.Trees.tree;
import static dev.navarch.apiextensions.schema.Trees.types;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SchemaValidatorTest {
  private static List<FieldError> errors(String schema, String value) {
    StructuralSchema whole =
        schema(
            "{'type':'object','properties':{'spec':{'type':'object','properties':{'x':%s}}}}"
                .formatted(schema));
    return SchemaValidator.of(whole)
        .validate(tree("{'spec':{'x':%s}}".formatted(value)), FieldPath.ROOT);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {'type':'integer','minimum':1}                       | 0   | Invalid value: 0: spec.x in body should be greater than or equal to 1
          {'type':'integer','maximum':5}                       | 9   | Invalid value: 9: spec.x in body should be less than or equal to 5
          {'type':'number','minimum':1,'exclusiveMinimum':true}| 1   | Invalid value: 1: spec.x in body should be greater than 1
          {'type':'number','maximum':2,'exclusiveMaximum':true}| 2.0 | Invalid value: 2: spec.x in body should be less than 2
          {'type':'number','maximum':2500000}                  | 3000000.5 | Invalid value: 3.0000005e+06: spec.x in body should be less than or equal to 2.5e+06
          {'type':'integer','multipleOf':3}                    | 4   | Invalid value: 4: spec.x in body should be a multiple of 3
          {'type':'number','multipleOf':0.5}                   | 0.7 | Invalid value: 0.7: spec.x in body should be a multiple of 0.5
          {'type':'string','minLength':2}                      | 'a' | Invalid value: "a": spec.x in body should be at least 2 chars long
          {'type':'string','maxLength':4}                      | 'abcde' | Too long: may not be more than 4 bytes
          {'type':'string','pattern':'^a+$'}                   | 'b' | Invalid value: "b": spec.x in body should match '^a+$'
          {'type':'string','enum':['x','y']}                   | 'z' | Unsupported value: "z": supported values: "x", "y"
          {'type':'integer','enum':[1,2]}                      | 3   | Unsupported value: 3: supported values: "1", "2"
          {'type':'array','minItems':1,'items':{'type':'string'}} | [] | Invalid value: 0: spec.x in body should have at least 1 items
          {'type':'array','maxItems':2,'items':{'type':'string'}} | ['a','b','c'] | Too many: 3: must have at most 2 items
          {'type':'object','minProperties':1,'additionalProperties':{'type':'integer'}} | {} | Invalid value: 0: spec.x in body should have at least 1 properties
          {'type':'object','maxProperties':1,'additionalProperties':{'type':'integer'}} | {'a':1,'b':2} | Too many: 2: must have at most 1 item
          {'type':'string','format':'date-time'}               | 'yesterday' | Invalid value: "yesterday": spec.x in body must be of type date-time: "yesterday"
          {'type':'string','format':'uuid'}                    | 'zz' | Invalid value: "zz": spec.x in body must be of type uuid: "zz"
          {'type':'integer'}                                   | 'x' | Invalid value: "string": spec.x in body must be of type integer: "string"
          {'type':'string'}                                    | null | Invalid value: "null": spec.x in body must be of type string: "null"
          {'type':'array','items':{'type':'string'}}           | {}  | Invalid value: "object": spec.x in body must be of type array: "object"
          {'type':'object'}                                    | []  | Invalid value: "array": spec.x in body must be of type object: "array"
          {'type':'boolean'}                                   | 1.5 | Invalid value: "number": spec.x in body must be of type boolean: "number"
          {'type':'string','format':'byte'}                    | 7   | Invalid value: "int64": spec.x in body must be of type byte: "int64"
          {'x-kubernetes-int-or-string':true}                  | true | Invalid value: "boolean": spec.x in body must be of type integer,string: "boolean"
          """)
  void oneErrorAtItsField(String schema, String value, String body) {
    List<FieldError> errors = errors(schema, value.strip());

    assertThat(texts(errors)).containsExactly("spec.x: " + body);
  }

  @Test
  void errorsOfTypesAreToldFromErrorsOfValues() {
    assertThat(types(errors("{'type':'integer'}", "'x'"))).containsExactly("FieldValueTypeInvalid");
    assertThat(types(errors("{'type':'string','format':'ipv4'}", "'1.2.3'")))
        .containsExactly("FieldValueTypeInvalid");
    assertThat(types(errors("{'type':'string','pattern':'a'}", "'b'")))
        .containsExactly("FieldValueInvalid");
    assertThat(types(errors("{'type':'string','maxLength':1}", "'bb'")))
        .containsExactly("FieldValueTooLong");
  }

  @Test
  void valuesInMapsAndListsAreNamedByKeyAndIndex() {
    assertThat(
            texts(
                errors("{'type':'object','additionalProperties':{'type':'integer'}}", "{'a':'x'}")))
        .containsExactly(
            "spec.x.a: Invalid value: \"string\": spec.x.a in body must be of type integer:"
                + " \"string\"");
    assertThat(
            texts(
                errors("{'type':'array','items':{'type':'object','required':['n']}}", "[{'v':1}]")))
        .containsExactly("spec.x[0].n: Required value");
  }

  @Test
  void everyMissingFieldIsReported() {
    assertThat(texts(errors("{'type':'object','required':['r1','r2']}", "{}")))
        .containsExactly("spec.x.r1: Required value", "spec.x.r2: Required value");
  }

  @Test
  void aMissingFieldOfTheRootHasNoDotBeforeIt() {
    SchemaValidator validator = SchemaValidator.of(schema("{'type':'object','required':['spec']}"));

    assertThat(texts(validator.validate(tree("{}"), FieldPath.ROOT)))
        .containsExactly("spec: Required value");
  }

  @Test
  void numbersOutOfTheRangeOfTheirFormatAreReportedForTheObject() {
    assertThat(texts(errors("{'type':'integer','format':'int32'}", "3000000000")))
        .containsExactly(
            "<nil>: Invalid value: \"\": Checked value must be of type integer with format int32"
                + " in spec.x");
    assertThat(texts(errors("{'type':'integer'}", "1.5")))
        .containsExactly(
            "spec.x: Invalid value: \"number\": spec.x in body must be of type integer:"
                + " \"number\"",
            "<nil>: Invalid value: \"\": Checked value must be of type integer (default format)"
                + " in spec.x");
    assertThat(texts(errors("{'type':'integer','maximum':1.5}", "2")))
        .containsExactly(
            "<nil>: Invalid value: \"\": Maximum boundary value must be of type integer (default"
                + " format) in spec.x",
            "spec.x: Invalid value: 2: spec.x in body should be less than or equal to 1.5");
  }

  @Test
  void wholeNumbersWithAPointAreIntegers() {
    assertThat(errors("{'type':'integer'}", "3.0")).isEmpty();
    assertThat(errors("{'type':'number'}", "3")).isEmpty();
  }

  @Test
  void aValueOfTheWrongTypeCanAlsoBeNoneOfTheEnumeration() {
    assertThat(texts(errors("{'type':'string','enum':['x','y']}", "5")))
        .containsExactly(
            "spec.x: Invalid value: \"integer\": spec.x in body must be of type string:"
                + " \"integer\"",
            "spec.x: Unsupported value: 5: supported values: \"x\", \"y\"");
  }

  @Test
  void exactlyOneAlternativeMustHold() {
    String schema =
        "{'type':'object','properties':{'a':{'type':'string'},'b':{'type':'string'}},"
            + "'oneOf':[{'required':['a']},{'required':['b']}]}";

    assertThat(texts(errors(schema, "{}")))
        .containsExactly(
            "<nil>: Invalid value: \"\": \"spec.x\" must validate one and only one schema (oneOf)."
                + " Found none valid",
            "spec.x.a: Required value");
    assertThat(texts(errors(schema, "{'a':'1','b':'2'}")))
        .containsExactly(
            "<nil>: Invalid value: \"\": \"spec.x\" must validate one and only one schema (oneOf)."
                + " Found 2 valid alternatives");
    assertThat(errors(schema, "{'b':'2'}")).isEmpty();
  }

  @Test
  void oneAlternativeMustHold() {
    String schema = "{'type':'integer','anyOf':[{'minimum':10},{'maximum':2}]}";

    assertThat(texts(errors(schema, "5")))
        .containsExactly(
            "<nil>: Invalid value: \"\": \"spec.x\" must validate at least one schema (anyOf)",
            "spec.x: Invalid value: 5: spec.x in body should be greater than or equal to 10");
    assertThat(errors(schema, "1")).isEmpty();
  }

  @Test
  void allAlternativesMustHold() {
    String schema = "{'type':'integer','allOf':[{'minimum':10},{'maximum':20}]}";

    assertThat(texts(errors(schema, "5")))
        .containsExactly(
            "spec.x: Invalid value: 5: spec.x in body should be greater than or equal to 10",
            "<nil>: Invalid value: \"\": \"spec.x\" must validate all the schemas (allOf)");
    assertThat(errors(schema, "15")).isEmpty();
  }

  @Test
  void whatMustNotHoldIsReported() {
    assertThat(texts(errors("{'type':'string','not':{'enum':['no']}}", "'no'")))
        .containsExactly(
            "<nil>: Invalid value: \"\": \"spec.x\" must not validate the schema (not)");
    assertThat(errors("{'type':'string','not':{'enum':['no']}}", "'yes'")).isEmpty();
  }

  @Test
  void fieldsAreCheckedInTheOrderOfTheirNames() {
    StructuralSchema schema =
        schema(
            "{'type':'object','properties':{'pat':{'type':'string','pattern':'^a'},"
                + "'enum':{'type':'string','enum':['x']},'min':{'type':'integer','minimum':1}}}");

    assertThat(
            SchemaValidator.of(schema)
                .validate(tree("{'pat':'z','min':0,'enum':'q'}"), FieldPath.ROOT))
        .extracting(FieldError::field)
        .containsExactly("enum", "min", "pat");
  }

  @Test
  void nullIsAValueWhereTheSchemaSaysSo() {
    assertThat(errors("{'type':'string','nullable':true}", "null")).isEmpty();
    assertThat(texts(errors("{'type':'string','nullable':true,'enum':['a']}", "null")))
        .containsExactly("spec.x: Unsupported value: null: supported values: \"a\"");
  }

  @Test
  void lengthsAreCountedInCharacters() {
    assertThat(errors("{'type':'string','maxLength':2}", "'\\uD83D\\uDE00é'")).isEmpty();
    assertThat(errors("{'type':'string','maxLength':1}", "'\\uD83D\\uDE00é'")).hasSize(1);
  }

  @Test
  void fieldsBesideThePropertiesCanBeForbidden() {
    assertThat(texts(errors("{'type':'object','additionalProperties':false}", "{'a':1}")))
        .containsExactly("spec.x: Invalid value: \"a\": spec.x.a in body is a forbidden property");
  }

  @Test
  void errorsBeginAtTheGivenPath() {
    SchemaValidator validator =
        SchemaValidator.of(schema("{'type':'object','properties':{'a':{'type':'string'}}}"));
    FieldPath path = FieldPath.of("default");

    assertThat(texts(validator.validate(tree("5"), path)))
        .containsExactly(
            "default: Invalid value: \"integer\":  in body must be of type object: \"integer\"");
    assertThat(texts(validator.validate(tree("{'a':5}"), path)))
        .containsExactly(
            "default.a: Invalid value: \"integer\": a in body must be of type string:"
                + " \"integer\"");
  }

  @Test
  void hostilePatternsEndSoon() {
    String text = "'" + "a".repeat(50_000) + "!'";

    assertThat(errors("{'type':'string','pattern':'^(a+)+$'}", text)).hasSize(1);
  }

  @Test
  void unknownFormatsSayNothing() {
    assertThat(errors("{'type':'string','format':'no-such'}", "'x'")).isEmpty();
    assertThat(errors("{'type':'string','format':'int32'}", "'x'")).isEmpty();
    assertThat(errors("{'type':'boolean','format':'date'}", "true")).isEmpty();
  }

  @Test
  void intOrStringMaySpellItsTypesOut() {
    StructuralSchema schema =
        property(
            "p",
            "{'x-kubernetes-int-or-string':true,'anyOf':[{'type':'integer'},{'type':'string'}]}");
    SchemaValidator validator = SchemaValidator.of(schema);

    assertThat(validator.validate(tree("{'p':'50%'}"), FieldPath.ROOT)).isEmpty();
    assertThat(validator.validate(tree("{'p':50}"), FieldPath.ROOT)).isEmpty();
    assertThat(validator.validate(tree("{'p':true}"), FieldPath.ROOT)).isNotEmpty();
  }
}
