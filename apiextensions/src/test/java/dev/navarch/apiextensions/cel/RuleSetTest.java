package dev.navarch.apiextensions.cel;

import static dev.navarch.apiextensions.cel.Schemas.rule;
import static dev.navarch.apiextensions.cel.Schemas.schema;
import static dev.navarch.apiextensions.cel.Schemas.spec;
import static dev.navarch.apiextensions.cel.Schemas.tree;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apiextensions.schema.StructuralSchema;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RuleSetTest {
  private static List<String> check(StructuralSchema schema, String object) {
    return texts(RuleSet.compile(schema).validate(tree(object), null, FieldPath.ROOT));
  }

  private static List<String> update(StructuralSchema schema, String old, String object) {
    return texts(RuleSet.compile(schema).validate(tree(object), tree(old), FieldPath.ROOT));
  }

  private static List<String> texts(List<FieldError> errors) {
    return errors.stream().map(FieldError::toString).toList();
  }

  @Test
  void aSchemaWithoutRulesHasNothingToCheck() {
    RuleSet rules = RuleSet.compile(spec("'a':{'type':'integer'}"));

    assertThat(rules.isEmpty()).isTrue();
    assertThat(rules.validate(tree("{'spec':{'a':1}}"), null, FieldPath.ROOT)).isEmpty();
  }

  @Test
  void aRuleOnAnObjectDoesNotShowTheObject() {
    StructuralSchema schema =
        spec(
            "'a':{'type':'integer'},'b':{'type':'integer'}",
            "{'rule':`!has(self.a) || !has(self.b) || self.a < self.b`,'message':'a must be less than b'}");

    assertThat(check(schema, "{'spec':{'a':2,'b':1}}"))
        .containsExactly("spec: Invalid value: a must be less than b");
    assertThat(check(schema, "{'spec':{'a':1,'b':2}}")).isEmpty();
    assertThat(check(schema, "{'spec':{'a':2}}")).isEmpty();
  }

  @Test
  void aRuleOnAScalarShowsIt() {
    StructuralSchema schema =
        spec(
            "'bud':{'type':'string','x-kubernetes-validations':[" + rule("self.size() < 4") + "]}");

    assertThat(check(schema, "{'spec':{'bud':'12345'}}"))
        .containsExactly("spec.bud: Invalid value: \"12345\": failed rule: self.size() < 4");
  }

  @Test
  void aRulePinsItsErrorOnAField() {
    StructuralSchema schema =
        spec(
            "'a':{'type':'integer'}",
            "{'rule':`self.a != 13`,'reason':'FieldValueInvalid','fieldPath':'.a','message':'unlucky'}");

    assertThat(check(schema, "{'spec':{'a':13}}"))
        .containsExactly("spec.a: Invalid value: unlucky");
  }

  @Test
  void aFailureOfTheExpressionShowsTheType() {
    StructuralSchema schema =
        spec("'b':{'type':'integer'}", rule("!has(self.b) || 10 / self.b > 0"));

    assertThat(check(schema, "{'spec':{'b':0}}"))
        .containsExactly(
            "spec: Invalid value: \"object\": division by zero evaluating rule: "
                + "!has(self.b) || 10 / self.b > 0");
  }

  @Test
  void theMessageMayBeAnExpression() {
    StructuralSchema schema =
        spec(
            "'name':{'type':'string','x-kubernetes-validations':[{'rule':`self.startsWith('x')`,"
                + "'messageExpression':`'name must start with x, got ' + self`}]}");

    assertThat(check(schema, "{'spec':{'name':'abc'}}"))
        .containsExactly("spec.name: Invalid value: \"abc\": name must start with x, got abc");
  }

  @Test
  void anUnusableMessageFallsBackToTheRulesOwn() {
    String rules =
        """
        {'rule':`false`,'message':'plain','messageExpression':`''`},
        {'rule':`self != self`,'messageExpression':`string(1 / (self.size() - 3))`},
        {'rule':`1 == 2`,'message':'one line','messageExpression':`'a\\\\nb'`}
        """;
    StructuralSchema schema =
        spec("'name':{'type':'string','x-kubernetes-validations':[" + rules + "]}");

    assertThat(check(schema, "{'spec':{'name':'abc'}}"))
        .containsExactly(
            "spec.name: Invalid value: \"abc\": plain",
            "spec.name: Invalid value: \"abc\": failed rule: self != self",
            "spec.name: Invalid value: \"abc\": one line");
  }

  @Test
  void theReasonDecidesTheKindOfError() {
    String rules =
        """
        {'rule':`false`,'reason':'FieldValueForbidden','message':'no'},
        {'rule':`false`,'reason':'FieldValueRequired','message':'needed'},
        {'rule':`false`,'reason':'FieldValueDuplicate','message':'twice'}
        """;
    StructuralSchema schema =
        spec("'a':{'type':'integer','x-kubernetes-validations':[" + rules + "]}");

    assertThat(check(schema, "{'spec':{'a':1}}"))
        .containsExactly(
            "spec.a: Forbidden: no",
            "spec.a: Required value: needed",
            "spec.a: Duplicate value: 1");
  }

  @Test
  void rulesReachItemsAndTheValuesOfMaps() {
    StructuralSchema schema =
        spec(
            "'list':{'type':'array','maxItems':5,'items':{'type':'string','maxLength':10,"
                + "'x-kubernetes-validations':[{'rule':`self != 'bad'`,'reason':'FieldValueForbidden','message':'no bad'}]}},"
                + "'m':{'type':'object','maxProperties':5,'additionalProperties':{'type':'integer',"
                + "'x-kubernetes-validations':["
                + rule("self > 0")
                + "]}}");

    assertThat(check(schema, "{'spec':{'list':['ok','bad','bad']}}"))
        .containsExactly("spec.list[1]: Forbidden: no bad", "spec.list[2]: Forbidden: no bad");
    assertThat(check(schema, "{'spec':{'m':{'k':0,'j':1}}}"))
        .containsExactly("spec.m[k]: Invalid value: 0: failed rule: self > 0");
  }

  @Test
  void rulesOfAPlaceComeBeforeThoseBelowIt() {
    StructuralSchema schema =
        spec(
            "'b':{'type':'string','x-kubernetes-validations':["
                + rule("self == ''")
                + "]},"
                + "'a':{'type':'string','x-kubernetes-validations':["
                + rule("self == ''")
                + "]}",
            rule("self.a == self.b"));

    assertThat(check(schema, "{'spec':{'b':'y','a':'x'}}"))
        .containsExactly(
            "spec: Invalid value: failed rule: self.a == self.b",
            "spec.a: Invalid value: \"x\": failed rule: self == ''",
            "spec.b: Invalid value: \"y\": failed rule: self == ''");
  }

  @Test
  void quantitiesCanBeCompared() {
    StructuralSchema schema =
        spec(
            "'q':{'type':'string','maxLength':20,'x-kubernetes-validations':["
                + rule("isQuantity(self) && quantity(self).isGreaterThan(quantity('1Gi'))")
                + "]}");

    assertThat(check(schema, "{'spec':{'q':'2Gi'}}")).isEmpty();
    assertThat(check(schema, "{'spec':{'q':'500Mi'}}")).hasSize(1);
    assertThat(check(schema, "{'spec':{'q':'zz'}}"))
        .containsExactly(
            "spec.q: Invalid value: \"zz\": failed rule: "
                + "isQuantity(self) && quantity(self).isGreaterThan(quantity('1Gi'))");
  }

  @Test
  void aRuleAboutAChangeNeedsBothValues() {
    StructuralSchema schema =
        spec(
            "'imm':{'type':'string','x-kubernetes-validations':[{'rule':`self == oldSelf`,'message':'imm is immutable'}]}");

    assertThat(check(schema, "{'spec':{'imm':'1'}}")).isEmpty();
    assertThat(update(schema, "{'spec':{'imm':'1'}}", "{'spec':{'imm':'2'}}"))
        .containsExactly("spec.imm: Invalid value: \"2\": imm is immutable");
    assertThat(update(schema, "{'spec':{'imm':'1'}}", "{'spec':{}}")).isEmpty();
    assertThat(update(schema, "{'spec':{}}", "{'spec':{'imm':'3'}}")).isEmpty();
  }

  @Test
  void aRuleWithAnOptionalFormerValueIsAlwaysChecked() {
    StructuralSchema schema =
        spec(
            "'opt':{'type':'integer','x-kubernetes-validations':[{'rule':`oldSelf.hasValue() ? self >= oldSelf.value() : self == 0`,"
                + "'optionalOldSelf':true,'message':'starts at zero and grows'}]}");

    assertThat(check(schema, "{'spec':{'opt':4}}"))
        .containsExactly("spec.opt: Invalid value: 4: starts at zero and grows");
    assertThat(check(schema, "{'spec':{'opt':0}}")).isEmpty();
    assertThat(update(schema, "{'spec':{'opt':0}}", "{'spec':{'opt':5}}")).isEmpty();
    assertThat(update(schema, "{'spec':{'opt':5}}", "{'spec':{'opt':4}}")).hasSize(1);
  }

  @Test
  void itemsOfMapListsAreFoundByTheirKeysWhateverTheirOrder() {
    StructuralSchema schema =
        spec(
            "'ports':{'type':'array','x-kubernetes-list-type':'map','x-kubernetes-list-map-keys':['name'],"
                + "'items':{'type':'object','required':['name'],'properties':{'name':{'type':'string'},'port':{'type':'integer',"
                + "'x-kubernetes-validations':["
                + rule("self >= oldSelf")
                + "]}}}}");

    String old = "{'spec':{'ports':[{'name':'a','port':1},{'name':'b','port':10}]}}";
    assertThat(
            update(
                schema, old, "{'spec':{'ports':[{'name':'b','port':10},{'name':'a','port':5}]}}"))
        .isEmpty();
    assertThat(
            update(schema, old, "{'spec':{'ports':[{'name':'b','port':9},{'name':'c','port':0}]}}"))
        .containsExactly("spec.ports[0].port: Invalid value: 9: failed rule: self >= oldSelf");
  }

  @Test
  void whatAnUpdateLeftAloneIsLetPassAndTold() {
    RuleSet rules =
        RuleSet.compile(
            spec(
                "'a':{'type':'integer','x-kubernetes-validations':["
                    + rule("self > 10")
                    + "]},'b':{'type':'integer'}",
                rule("self.b > 10")));
    List<FieldError> ratcheted = new ArrayList<>();

    List<FieldError> errors =
        rules.validate(
            tree("{'spec':{'a':1,'b':2}}"),
            tree("{'spec':{'a':1,'b':1}}"),
            FieldPath.ROOT,
            ratcheted::add);

    assertThat(texts(errors)).containsExactly("spec: Invalid value: failed rule: self.b > 10");
    assertThat(texts(ratcheted))
        .containsExactly("spec.a: Invalid value: 1: failed rule: self > 10");
  }

  @Test
  void setAndMapListsAreEqualInAnyOrder() {
    String lists =
        "'s':{'type':'array','x-kubernetes-list-type':'set','items':{'type':'string'}},"
            + "'t':{'type':'array','x-kubernetes-list-type':'set','items':{'type':'string'}},"
            + "'m':{'type':'array','x-kubernetes-list-type':'map','x-kubernetes-list-map-keys':['k'],"
            + "'items':{'type':'object','properties':{'k':{'type':'string'},'v':{'type':'integer'}}}},"
            + "'l':{'type':'array','items':{'type':'string'}}";
    String object =
        "{'spec':{'s':['a','b'],'t':['b','a'],'l':['a','b'],"
            + "'m':[{'k':'x','v':1},{'k':'y','v':2}]}}";
    String reordered =
        "{'spec':{'s':['b','a'],'t':['b','a'],'l':['b','a'],"
            + "'m':[{'k':'y','v':2},{'k':'x','v':1}]}}";

    assertThat(check(spec(lists, rule("self.s == self.t && self.s + self.t == self.s")), object))
        .isEmpty();
    assertThat(
            update(
                spec(
                    lists,
                    rule(
                        "self.m == oldSelf.m && self.m + oldSelf.m == oldSelf.m && self.s == oldSelf.s")),
                object,
                reordered))
        .isEmpty();
    assertThat(update(spec(lists, rule("self.l == oldSelf.l")), object, reordered)).hasSize(1);
    assertThat(
            update(spec(lists, rule("self.m == oldSelf.m")), object, reordered.replace("2", "3")))
        .hasSize(1);
  }

  @Test
  void namesThatAreNoIdentifiersAreEscaped() {
    StructuralSchema schema =
        spec(
            "'a-b':{'type':'string'},'a.b/c':{'type':'string'},'x__y':{'type':'string'},'namespace':{'type':'string'},"
                + "'1x':{'type':'string','x-kubernetes-validations':["
                + rule("self != 'no'")
                + "]}",
            rule("self.a__dash__b == 'v'"),
            rule("self.a__dot__b__slash__c == 'v'"),
            rule("self.x__underscores__y == 'v'"),
            rule("self.__namespace__ == 'v'"));
    String object = "{'spec':{'a-b':'v','a.b/c':'v','x__y':'v','namespace':'v'}}";

    assertThat(check(schema, object)).isEmpty();
    assertThat(check(schema, object.replace("'v'", "'w'"))).hasSize(4);
    assertThat(check(schema, object.replace("}}", ",'1x':'no'}}")))
        .containsExactly("spec.1x: Invalid value: \"no\": failed rule: self != 'no'");
  }

  @Test
  void formatsGiveTextsTheirTypes() {
    StructuralSchema schema =
        spec(
            "'t':{'type':'string','format':'date-time'},'d':{'type':'string','format':'duration'},'day':{'type':'string','format':'date'},"
                + "'b':{'type':'string','format':'byte'},'n':{'type':'number'},'i':{'x-kubernetes-int-or-string':true}",
            rule("self.t > timestamp('2020-01-01T00:00:00Z') && self.d < duration('2h')"),
            rule("self.day.getFullYear() == 2020 && self.b == b'hi' && self.n == 2.0"),
            rule("type(self.i) == int ? self.i < 5 : self.i == '10%'"));

    assertThat(
            check(
                schema,
                "{'spec':{'t':'2020-02-02T02:02:02Z','d':'1h','day':'2020-03-04','b':'aGk=','n':2,'i':'10%'}}"))
        .isEmpty();
    assertThat(
            check(
                schema,
                "{'spec':{'t':'2019-02-02T02:02:02Z','d':'3h','day':'2020-03-04','b':'aGk=','n':2,'i':9}}"))
        .hasSize(2);
  }

  @Test
  void anOverloadThatDoesNotExistIsToldWithTheRule() {
    StructuralSchema schema = spec("'i':{'x-kubernetes-int-or-string':true}", rule("self.i < 5"));

    assertThat(check(schema, "{'spec':{'i':'x'}}"))
        .containsExactly(
            "spec: Invalid value: \"object\": 'no such overload': call arguments did not match a"
                + " supported operator, function or macro signature for rule: self.i < 5");
  }

  @Test
  void nullIsAbsentInObjectsAndAValueInMapsAndLists() {
    StructuralSchema schema =
        spec(
            "'f':{'type':'string','nullable':true,'x-kubernetes-validations':["
                + rule("false")
                + "]},"
                + "'m':{'type':'object','additionalProperties':{'type':'object','nullable':true,'properties':{'x':{'type':'string'}}}},"
                + "'l':{'type':'array','items':{'type':'string','nullable':true}}",
            rule("!has(self.f) && self.m.a == null && self.l.size() == 1"));

    assertThat(check(schema, "{'spec':{'f':null,'m':{'a':null},'l':[null]}}")).isEmpty();
  }

  @Test
  void theRootAndEmbeddedObjectsHaveKindAndNames() {
    StructuralSchema schema =
        schema(
            "{'type':'object','properties':{'e':{'type':'object','x-kubernetes-embedded-resource':true,"
                + "'x-kubernetes-preserve-unknown-fields':true,'x-kubernetes-validations':["
                + rule("self.kind == 'Pod' && self.metadata.name.startsWith('p')")
                + "]}},'x-kubernetes-validations':["
                + rule(
                    "self.metadata.name == 'x' && self.kind == 'Thing' && self.apiVersion == 'g/v1' && self.e.kind == 'Pod'")
                + "]}");

    assertThat(
            check(
                schema,
                "{'apiVersion':'g/v1','kind':'Thing','metadata':{'name':'x'},'e':{'apiVersion':'v1','kind':'Pod','metadata':{'name':'p1'},'more':1}}"))
        .isEmpty();
    assertThat(
            check(
                schema,
                "{'apiVersion':'g/v1','kind':'Thing','metadata':{'name':'y'},'e':{'apiVersion':'v1','kind':'Pod','metadata':{'name':'q'}}}"))
        .hasSize(2)
        .first()
        .asString()
        .startsWith("<nil>: Invalid value: failed rule: self.metadata.name == 'x'");
  }

  @Test
  void unknownFieldsAreInvisibleButCountInComparisons() {
    StructuralSchema schema =
        spec(
            "'o':{'type':'object','x-kubernetes-preserve-unknown-fields':true,'properties':{'k':{'type':'string'}},"
                + "'x-kubernetes-validations':["
                + rule("self == oldSelf")
                + "]}");

    assertThat(
            update(
                schema,
                "{'spec':{'o':{'k':'a','u':{'v':1}}}}",
                "{'spec':{'o':{'k':'a','u':{'v':1}}}}"))
        .isEmpty();
    assertThat(
            update(
                schema,
                "{'spec':{'o':{'k':'a','u':{'v':1}}}}",
                "{'spec':{'o':{'k':'a','u':{'v':2}}}}"))
        .hasSize(1);
  }

  @Test
  void anExpressionThatCostsTooMuchEndsTheCheck() {
    StructuralSchema schema =
        spec(
            "'l':{'type':'array','items':{'type':'integer'}}",
            "{'rule':`self.l.all(a, self.l.all(b, a + b >= 0))`}",
            rule("false"));

    assertThat(check(schema, "{'spec':{'l':" + numbers(2000) + "}}"))
        .containsExactly(
            "spec: Invalid value: \"object\": 'operation cancelled: actual cost limit exceeded': no"
                + " further validation rules will be run due to call cost exceeds limit for rule:"
                + " self.l.all(a, self.l.all(b, a + b >= 0))");
  }

  @Test
  void rulesThatTogetherCostTooMuchEndTheCheck() {
    RuleSet rules =
        RuleSet.compile(
            spec(
                "'l':{'type':'array','items':{'type':'integer'}}",
                rule("self.l.all(a, a >= 0)"),
                rule("self.l.all(a, a < 5)")));

    List<FieldError> errors =
        rules.validate(
            tree("{'spec':{'l':" + numbers(100) + "}}"),
            null,
            FieldPath.ROOT,
            e -> {},
            10_000,
            400);

    assertThat(texts(errors))
        .containsExactly(
            "spec: Invalid value: \"object\": validation failed due to running out of cost budget, no"
                + " further validation rules will be run");
  }

  @Test
  void aDefaultIsCheckedOnItsOwn() {
    RuleSet rules =
        RuleSet.compilePart(
            schema("{'type':'integer','x-kubernetes-validations':[" + rule("self > 3") + "]}"));

    assertThat(texts(rules.validate(1L, null, FieldPath.of("default"))))
        .containsExactly("default: Invalid value: 1: failed rule: self > 3");
  }

  @Test
  void anObjectThatDoesNotFitItsSchemaIsNotChecked() {
    FieldError required = FieldError.required(FieldPath.of("spec"));
    FieldError invalid = FieldError.invalid(FieldPath.of("spec"), 1, "wrong");

    assertThat(RuleSet.blockedBy(List.of(invalid))).isEmpty();
    assertThat(RuleSet.blockedBy(List.of(invalid, required)).orElseThrow())
        .hasToString(
            "<nil>: Invalid value: null: some validation rules were not checked because the object was"
                + " invalid; correct the existing errors to complete validation");
  }

  private static String numbers(int count) {
    return IntStream.range(0, count)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(",", "[", "]"));
  }
}
