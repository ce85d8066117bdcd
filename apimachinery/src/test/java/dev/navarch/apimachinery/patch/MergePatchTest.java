package dev.navarch.apimachinery.patch;

import static dev.navarch.apimachinery.patch.TestTrees.json;
import static dev.navarch.apimachinery.patch.TestTrees.object;
import static dev.navarch.apimachinery.patch.TestTrees.tree;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MergePatchTest {

  private static final Precondition[] SAME_OBJECT = {
    Precondition.keyUnchanged("apiVersion"),
    Precondition.keyUnchanged("kind"),
    Precondition.metadataKeyUnchanged("name")
  };

  /** RFC 7386, appendix A. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"a":"b"}          | {"a":"c"}                 | {"a":"c"}
          {"a":"b"}          | {"b":"c"}                 | {"a":"b","b":"c"}
          {"a":"b"}          | {"a":null}                | {}
          {"a":"b","b":"c"}  | {"a":null}                | {"b":"c"}
          {"a":["b"]}        | {"a":"c"}                 | {"a":"c"}
          {"a":"c"}          | {"a":["b"]}               | {"a":["b"]}
          {"a":{"b":"c"}}    | {"a":{"b":"d","c":null}}  | {"a":{"b":"d"}}
          {"a":[{"b":"c"}]}  | {"a":[1]}                 | {"a":[1]}
          ["a","b"]          | ["c","d"]                 | ["c","d"]
          {"a":"b"}          | ["c"]                     | ["c"]
          {"a":"foo"}        | null                      | null
          {"a":"foo"}        | "bar"                     | "bar"
          {"e":null}         | {"a":1}                   | {"a":1,"e":null}
          [1,2]              | {"a":"b","c":null}        | {"a":"b"}
          {}                 | {"a":{"bb":{"ccc":null}}} | {"a":{"bb":{}}}
          """)
  void theExamplesOfTheRfcGiveTheirResults(String target, String patch, String result) {
    assertThat(json(MergePatch.apply(tree(target), tree(patch)))).isEqualTo(result);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {}             | {"a":[{"b":null,"c":1},null]} | {"a":[{"c":1},null]}
          {"a":[1]}      | {"a":[{"b":null}]}            | {"a":[{}]}
          {"a":{"b":1}}  | {"a":[{"b":null}]}            | {"a":[{"b":null}]}
          """)
  void nullsInListsGoUnlessTheListReplacesAnObject(String target, String patch, String result) {
    assertThat(json(MergePatch.apply(tree(target), tree(patch)))).isEqualTo(result);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"a":1,"b":2}            | {"a":1,"c":3}      | {"b":null,"c":3}
          {"a":{"b":1,"c":2}}      | {"a":{"b":1}}      | {"a":{"c":null}}
          {"a":{"b":1}}            | {"a":{"b":1}}      | {}
          {"a":[1,2]}              | {"a":[2,1]}        | {"a":[2,1]}
          {"a":1}                  | {"a":{"b":{}}}     | {"a":{"b":{}}}
          {"a":{"b":1}}            | {"a":{}}           | {"a":{"b":null}}
          {}                       | {"a":{}}           | {"a":{}}
          """)
  void differencesNameOnlyWhatChanged(String original, String modified, String patch) {
    assertThat(json(MergePatch.diff(object(original), object(modified)))).isEqualTo(patch);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"a":1,"b":2}      | {"a":1}           | {"a":1,"b":2}          | {"b":null}
          {"a":1}            | {"a":2}           | {"a":1,"z":9}          | {"a":2}
          {"a":1}            | {"a":1}           | {"a":5,"z":9}          | {"a":1}
          {}                 | {"a":{"b":1}}     | {"a":{"c":2}}          | {"a":{"b":1}}
          {"a":{"b":1}}      | {"a":{}}          | {"a":{"b":1,"c":2}}    | {"a":{"b":null}}
          {"a":{"b":1}}      | {}                | {"a":{"b":1,"c":2}}    | {"a":null}
          {"l":[1,2]}        | {"l":[1]}         | {"l":[1,2,3]}          | {"l":[1]}
          {"a":{"b":1,"c":1}} | {"a":{"c":2}}    | {"a":{"b":1,"c":1}}    | {"a":{"b":null,"c":2}}
          {"a":1}            | {"a":1}           | {"a":1}                | {}
          {}                 | {"a":{}}          | {}                     | {"a":{}}
          """)
  void threeWaysKeepWhatOthersHaveAdded(
      String original, String modified, String current, String patch) {
    assertThat(json(MergePatch.threeWay(object(original), object(modified), object(current))))
        .isEqualTo(patch);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"kind":"B"}                | precondition failed for: map[kind:B]
          {"apiVersion":"v2"}         | precondition failed for: map[apiVersion:v2]
          {"metadata":{"name":"y"}}   | precondition failed for: map[metadata:map[name:y]]
          """)
  void whatIdentifiesAnObjectMustNotChange(String change, String message) {
    String current = "{\"apiVersion\":\"v1\",\"kind\":\"A\",\"metadata\":{\"name\":\"x\"}}";
    Object modified = MergePatch.apply(tree(current), tree(change));

    assertThatExceptionOfType(PatchPreconditionException.class)
        .isThrownBy(() ->
            MergePatch.threeWay(object("{}"), object(json(modified)), object(current), SAME_OBJECT))
        .withMessage(message);
  }

  @Test
  void otherChangesMeetThePreconditions() {
    assertThat(
            json(
                MergePatch.threeWay(
                    object("{}"),
                    object("{\"kind\":\"A\",\"metadata\":{\"labels\":{\"name\":\"x\"}}}"),
                    object("{\"kind\":\"A\"}"),
                    SAME_OBJECT)))
        .isEqualTo("{\"metadata\":{\"labels\":{\"name\":\"x\"}}}");
  }
}
