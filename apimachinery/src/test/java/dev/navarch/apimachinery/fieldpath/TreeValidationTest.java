package dev.navarch.apimachinery.fieldpath;

import static dev.navarch.apimachinery.fieldpath.ApplySchema.TYPE;
import static dev.navarch.apimachinery.fieldpath.ApplySchema.tree;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.fieldpath.TreeValidation.Duplicates;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TreeValidationTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'spec':null}",
        "{'spec':{'replicas':null,'map':null,'set':null,'selector':null}}",
        "{'spec':{'maxSurge':1}}",
        "{'spec':{'maxSurge':'25%'}}",
        "{'spec':{'replicas':1.5}}",
        "{'spec':{'any':{'x':[{'y':1}]},'raw':{'x':[1]},'json':[[1]]}}",
        "{'status':{'conditions':[{'type':'A'},{'type':'B'}]}}"
      })
  void allowsTreesOfTheType(String tree) {
    assertThatCode(() -> TreeValidation.validate(tree(tree), TYPE, Duplicates.REJECTED))
        .doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {'data':{'x':1}}          | .data.x: expected string, got &value.valueUnstructured{Value:1}
          {'data':{'x':[1,'a']}}    | .data.x: expected string, got &value.valueUnstructured{Value:[]interface {}{1, "a"}}
          {'data':{'x':{'a':null}}} | .data.x: expected string, got &value.valueUnstructured{Value:map[string]interface {}{"a":interface {}(nil)}}
          {'data':['x']}            | .data: expected map, got &{[x]}
          {'data':'x'}              | .data: expected map, got &{x}
          {'spec':{'set':'x'}}      | .spec.set: expected list, got &{x}
          {'spec':{'set':{'a':1}}}  | .spec.set: expected list, got &{map[a:1]}
          {'spec':{'replicas':'1'}} | .spec.replicas: expected numeric (int or float), got string
          {'spec':{'replicas':[]}}  | .spec.replicas: expected numeric (int or float), got []interface {}
          {'spec':{'paused':'no'}}  | .spec.paused: expected boolean, got &{no}
          {'spec':{'maxSurge':{}}}  | .spec.maxSurge: expected any scalar, got &{map[]}
          {'spec':{'atom':['a',1.5]}} | .spec.atom[1]: expected string, got &value.valueUnstructured{Value:1.5}
          {'spec':{'bogus':1}}      | .spec.bogus: field not declared in schema
          {'zop':1}                 | .zop: field not declared in schema
          {'spec':{'set':['q','q']}} | .spec.set: duplicate entries for key [="q"]
          {'spec':{'set':[null]}}   | .spec.set: element 0: associative list without keys has an element that's an explicit null
          {'spec':{'set':['a',{}]}} | .spec.set: element 1: associative list without keys has an element that's a map type
          {'spec':{'set':[[]]}}     | .spec.set: element 0: not supported: associative list with lists as elements
          {'status':{'conditions':[null]}} | .status.conditions: element 0: associative list with keys may not have a null element
          {'status':{'conditions':['x']}}  | .status.conditions: element 0: associative list with keys may not have non-map elements
          {'status':{'conditions':[{}]}}   | .status.conditions: element 0: associative list with keys has an element that omits all key fields ["type"] (and doesn't have default values for any key fields)
          {'status':{'conditions':[{'type':'A'},{'type':'A'}]}} | .status.conditions: duplicate entries for key [type="A"]
          """)
  void refusesOthersInKubernetesWords(String tree, String message) {
    assertThatThrownBy(() -> TreeValidation.validate(tree(tree), TYPE, Duplicates.REJECTED))
        .isInstanceOf(SchemaException.class)
        .hasMessage(message);
  }

  @Test
  void keysWithADefaultCountWithIt() {
    Object tree =
        tree(
            "{'spec':{'template':{'spec':{'containers':[{'name':'a','ports':["
                + "{'containerPort':80},{'containerPort':80,'protocol':'TCP'}]}]}}}}");

    assertThatThrownBy(() -> TreeValidation.validate(tree, TYPE, Duplicates.REJECTED))
        .hasMessage(
            ".spec.template.spec.containers[name=\"a\"].ports: "
                + "duplicate entries for key [containerPort=80,protocol=\"TCP\"]");
  }

  @Test
  void aKeyThatIsMissingWithoutADefaultIsLeftOutOfThePath() {
    Object tree =
        tree(
            "{'spec':{'template':{'spec':{'containers':[{'name':'a','ports':["
                + "{'hostPort':1},{'hostPort':2}]}]}}}}");

    assertThatThrownBy(() -> TreeValidation.validate(tree, TYPE, Duplicates.REJECTED))
        .hasMessageEndingWith("duplicate entries for key [protocol=\"TCP\"]");
  }

  @Test
  void duplicatesMayBeLetThrough() {
    assertThatCode(() ->
            TreeValidation.validate(tree("{'spec':{'set':['q','q']}}"), TYPE, Duplicates.ALLOWED))
        .doesNotThrowAnyException();
  }

  @Test
  void tellsEverythingThatIsWrong() {
    assertThatThrownBy(() ->
            TreeValidation.validate(
                tree("{'data':{'x':1},'spec':{'replicas':'1'}}"), TYPE, Duplicates.REJECTED))
        .hasMessage(
            """
            errors:
              .data.x: expected string, got &value.valueUnstructured{Value:1}
              .spec.replicas: expected numeric (int or float), got string\
            """);
  }

  @Test
  void refusesTreesThatAreTooDeep() {
    Object deep = StringMap.of();
    for (int i = 0; i < 1500; i++) {
      deep = StringMap.of("a", deep);
    }
    Object tree = deep;

    assertThatThrownBy(() -> TreeValidation.validate(tree, TreeType.deduced(), Duplicates.REJECTED))
        .hasMessage(".a: nests deeper than 1000");
  }
}
