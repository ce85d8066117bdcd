package dev.navarch.apiextensions.cel;

import static dev.navarch.apiextensions.cel.Schemas.rule;
import static dev.navarch.apiextensions.cel.Schemas.schema;
import static dev.navarch.apiextensions.cel.Schemas.spec;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import org.junit.jupiter.api.Test;

class SchemaRulesTest {
  private static final String RULE = "schema.properties[spec].x-kubernetes-validations[0].rule: ";

  private static List<String> check(StructuralSchema schema) {
    return new SchemaRules()
        .checkRules(schema, FieldPath.of("schema"), true).stream()
            .map(FieldError::toString)
            .toList();
  }

  private static String shown(String rule) {
    return "Invalid value: {\"Rule\":\"%s\",\"Message\":\"\",\"MessageExpression\":\"\",\"Reason\":null,\"FieldPath\":\"\",\"OptionalOldSelf\":null}: "
        .formatted(rule);
  }

  private static List<String> checkRule(String expression) {
    return check(
        spec(
            "'x':{'type':'integer'},'s':{'type':'string','maxLength':10},'l':{'type':'array','maxItems':10,'items':{'type':'string','maxLength':10}}",
            rule(expression)));
  }

  @Test
  void goodRulesPass() {
    assertThat(checkRule("self.x > 1 && self.l.all(e, e.startsWith('a'))")).isEmpty();
  }

  @Test
  void anUnknownFieldIsPointedOut() {
    assertThat(checkRule("self.y == 1"))
        .containsExactly(
            RULE
                + shown("self.y == 1")
                + "compilation failed: ERROR: <input>:1:5: undefined field 'y'\n"
                + " | self.y == 1\n"
                + " | ....^");
  }

  @Test
  void typesAreChecked() {
    assertThat(checkRule("self.x == 'a'"))
        .containsExactly(
            RULE
                + shown("self.x == 'a'")
                + "compilation failed: ERROR: <input>:1:8: found no matching overload for '_==_'"
                + " applied to '(int, string)'\n"
                + " | self.x == 'a'\n"
                + " | .......^");
    assertThat(checkRule("self.x"))
        .containsExactly(RULE + shown("self.x") + "cel expression must evaluate to a bool");
    assertThat(checkRule("[1, 'a'].size() == 2"))
        .singleElement()
        .asString()
        .contains("expected type 'int' but found 'string'");
    assertThat(checkRule("foo(self.x)"))
        .singleElement()
        .asString()
        .contains("undeclared reference to 'foo' (in container '')");
  }

  @Test
  void literalsAreChecked() {
    assertThat(checkRule("self.s.matches('[')"))
        .singleElement()
        .asString()
        .contains("ERROR: <input>:1:16: invalid matches argument\n");
    assertThat(checkRule("duration('1x') < duration('1s')"))
        .singleElement()
        .asString()
        .contains("invalid duration argument");
    assertThat(checkRule("timestamp('now') > timestamp('2020-01-01T00:00:00Z')"))
        .singleElement()
        .asString()
        .contains("invalid timestamp argument");
  }

  @Test
  void theExpressionForTheMessageIsChecked() {
    String path = "schema.properties[spec].x-kubernetes-validations[0].messageExpression: ";

    assertThat(
            check(spec("'x':{'type':'integer'}", "{'rule':`true`,'messageExpression':`self.x`}")))
        .singleElement()
        .asString()
        .startsWith(path)
        .endsWith("messageExpression must evaluate to a string");
    assertThat(
            check(spec("'x':{'type':'integer'}", "{'rule':`true`,'messageExpression':`self.y`}")))
        .singleElement()
        .asString()
        .contains("messageExpression compilation failed: ERROR: <input>:1:5: undefined field 'y'");
  }

  @Test
  void theFormOfRulesIsChecked() {
    String rules = "schema.properties[spec].x-kubernetes-validations[0].";

    assertThat(check(spec("'x':{'type':'integer'}", "{'rule':` `}")))
        .containsExactly(rules + "rule: Required value: rule is not specified");
    assertThat(check(spec("'x':{'type':'integer'}", "{'rule':`true`,'message':' '}")))
        .containsExactly(
            rules + "message: Invalid value: \" \": message must be non-empty if specified");
    assertThat(check(spec("'x':{'type':'integer'}", "{'rule':`true`,'message':'a\\nb'}")))
        .containsExactly(
            rules + "message: Invalid value: \"a\\nb\": message must not contain line breaks");
    assertThat(check(spec("'x':{'type':'integer'}", "{'rule':`true ||\\n false`}")))
        .containsExactly(
            rules
                + "message: Required value: message must be specified if rule contains line breaks");
    assertThat(check(spec("'x':{'type':'integer'}", "{'rule':`true`,'reason':'Nope'}")))
        .containsExactly(
            rules
                + "reason: Unsupported value: \"Nope\": supported values: \"FieldValueDuplicate\","
                + " \"FieldValueForbidden\", \"FieldValueInvalid\", \"FieldValueRequired\"");
    assertThat(check(spec("'x':{'type':'integer'}", "{'rule':`true`,'fieldPath':'.y'}")))
        .containsExactly(
            rules + "fieldPath: Invalid value: \".y\": fieldPath must be a valid path");
    assertThat(check(spec("'x':{'type':'integer'}", "{'rule':`true`,'optionalOldSelf':true}")))
        .containsExactly(
            rules
                + "optionalOldSelf: Invalid value: true: may not be set if oldSelf is not used in rule");
  }

  @Test
  void formerValuesCannotBeUsedWhereTheyCannotBeFound() {
    String items =
        "'l':{'type':'array','maxItems':3,%s'items':{'type':'object','properties':{'k':{'type':'string','maxLength':5,'x-kubernetes-validations':[{'rule':`self == oldSelf`}]}}}}";

    assertThat(check(spec(items.formatted(""))))
        .containsExactly(
            "schema.properties[spec].properties[l].items.properties[k].x-kubernetes-validations[0].rule:"
                + " Invalid value: \"self == oldSelf\": oldSelf cannot be used on the uncorrelatable"
                + " portion of the schema within schema.properties[spec].properties[l]");
    assertThat(
            check(
                spec(
                    items.formatted(
                        "'x-kubernetes-list-type':'map','x-kubernetes-list-map-keys':['k'],"))))
        .isEmpty();
  }

  @Test
  void aRuleThatCanCostTooMuchIsRefused() {
    StructuralSchema schema =
        spec(
            "'l':{'type':'array','items':{'type':'string'}}",
            rule("self.l.all(a, self.l.exists(b, a == b))"));

    assertThat(check(schema))
        .containsExactly(
            RULE
                + "Forbidden: estimated rule cost exceeds budget by factor of more than 100x (try"
                + " simplifying the rule, or adding maxItems, maxProperties, and maxLength where"
                + " arrays, maps, and strings are declared)",
            RULE
                + "Forbidden: contributed to estimated rule cost total exceeding cost limit for entire"
                + " OpenAPIv3 schema",
            "schema: Forbidden: x-kubernetes-validations estimated rule cost total for entire"
                + " OpenAPIv3 schema exceeds budget by factor of more than 100x (try simplifying the"
                + " rule, or adding maxItems, maxProperties, and maxLength where arrays, maps, and"
                + " strings are declared)");
  }

  @Test
  void theLimitOnEachRuleCanBeLeftOutWhereTheSumStays() {
    StructuralSchema schema =
        spec(
            "'s':{'type':'array','items':{'type':'string'}}",
            rule("self.s.all(x, x == 'a' || x.contains(x))"));

    List<FieldError> errors = new SchemaRules().checkRules(schema, FieldPath.of("schema"), false);

    assertThat(errors)
        .extracting(FieldError::detail)
        .noneMatch(d -> d.startsWith("estimated rule cost"));
    assertThat(errors).isNotEmpty();
  }

  @Test
  void limitsInTheSchemaMakeRulesCheap() {
    assertThat(
            check(
                spec(
                    "'l':{'type':'array','maxItems':10,'items':{'type':'string','maxLength':10}}",
                    rule("self.l.all(a, self.l.exists(b, a == b))"))))
        .isEmpty();
  }

  @Test
  void aRuleCountsOnceForEachValueThatCanBe() {
    String items =
        "'l':{'type':'array','maxItems':%d,'items':{'type':'string','maxLength':1000,'x-kubernetes-validations':["
            + rule("self.matches('^[a-z]+$')")
            + "]}}";

    assertThat(check(spec(items.formatted(100)))).isEmpty();
    assertThat(check(spec(items.formatted(15_000))))
        .first()
        .asString()
        .contains("estimated rule cost exceeds budget by factor of 1.204500x");
  }

  @Test
  void aPlaceThatRulesCannotSeeIsRefused() {
    StructuralSchema schema =
        schema(
            "{'type':'object','properties':{'a':{'x-kubernetes-preserve-unknown-fields':true,'x-kubernetes-validations':["
                + rule("true")
                + "]}}}");

    assertThat(check(schema))
        .singleElement()
        .asString()
        .startsWith("schema.properties[a].x-kubernetes-validations: Internal error: ");
  }

  @Test
  void valuesAreCheckedAgainstTheRulesOfTheirSchema() {
    StructuralSchema schema =
        schema("{'type':'integer','x-kubernetes-validations':[" + rule("self > 3") + "]}");

    assertThat(new SchemaRules().checkValue(schema, 4L, FieldPath.of("default"))).isEmpty();
    assertThat(new SchemaRules().checkValue(schema, 3L, FieldPath.of("default"))).hasSize(1);
  }
}
