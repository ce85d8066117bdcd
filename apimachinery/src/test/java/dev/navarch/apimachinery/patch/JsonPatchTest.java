package dev.navarch.apimachinery.patch;

import static dev.navarch.apimachinery.patch.TestTrees.json;
import static dev.navarch.apimachinery.patch.TestTrees.tree;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonPatchTest {

  /** The examples of RFC 6902, appendix A, that succeed; the number is the section's. */
  @ParameterizedTest(name = "A.{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          1  | {"foo":"bar"}                      | [{"op":"add","path":"/baz","value":"qux"}]                    | {"baz":"qux","foo":"bar"}
          2  | {"foo":["bar","baz"]}              | [{"op":"add","path":"/foo/1","value":"qux"}]                  | {"foo":["bar","qux","baz"]}
          3  | {"baz":"qux","foo":"bar"}          | [{"op":"remove","path":"/baz"}]                               | {"foo":"bar"}
          4  | {"foo":["bar","qux","baz"]}        | [{"op":"remove","path":"/foo/1"}]                             | {"foo":["bar","baz"]}
          5  | {"baz":"qux","foo":"bar"}          | [{"op":"replace","path":"/baz","value":"boo"}]                | {"baz":"boo","foo":"bar"}
          6  | {"foo":{"bar":"baz","waldo":"fred"},"qux":{"corge":"grault"}} | [{"op":"move","from":"/foo/waldo","path":"/qux/thud"}] | {"foo":{"bar":"baz"},"qux":{"corge":"grault","thud":"fred"}}
          7  | {"foo":["all","grass","cows","eat"]} | [{"op":"move","from":"/foo/1","path":"/foo/3"}]             | {"foo":["all","cows","eat","grass"]}
          8  | {"baz":"qux","foo":["a",2,"c"]}    | [{"op":"test","path":"/baz","value":"qux"},{"op":"test","path":"/foo/1","value":2}] | {"baz":"qux","foo":["a",2,"c"]}
          10 | {"foo":"bar"}                      | [{"op":"add","path":"/child","value":{"grandchild":{}}}]      | {"child":{"grandchild":{}},"foo":"bar"}
          11 | {"foo":"bar"}                      | [{"op":"add","path":"/baz","value":"qux","xyz":123}]          | {"baz":"qux","foo":"bar"}
          14 | {"/":9,"~1":10}                    | [{"op":"test","path":"/~01","value":10}]                      | {"/":9,"~1":10}
          16 | {"foo":["bar"]}                    | [{"op":"add","path":"/foo/-","value":["abc","def"]}]          | {"foo":["bar",["abc","def"]]}
          """)
  void theExamplesOfTheRfcGiveTheirResults(
      String section, String document, String patch, String result) {
    assertThat(json(JsonPatch.decode(tree(patch)).apply(tree(document)))).isEqualTo(result);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"a":1}          | [{"op":"replace","path":"/b","value":2}]                          | {"a":1,"b":2}
          {"a":1}          | [{"op":"test","path":"/b","value":null}]                          | {"a":1}
          {"a":1}          | [{"op":"test","path":"/b"}]                                       | {"a":1}
          {"a":1}          | [{"op":"copy","from":"/b","path":"/c"}]                           | {"a":1,"c":null}
          {"a":1}          | [{"op":"add","path":"/b"}]                                        | {"a":1,"b":null}
          {"a":1}          | [{"op":"replace","path":"","value":{"z":[]}}]                     | {"z":[]}
          {"a":1}          | [{"op":"test","path":"","value":{"a":1}}]                         | {"a":1}
          {"a":[1,2,3]}    | [{"op":"remove","path":"/a/-1"}]                                  | {"a":[1,2]}
          {"a":[1,2,3]}    | [{"op":"replace","path":"/a/-3","value":0}]                       | {"a":[0,2,3]}
          {"a":[1,2,3]}    | [{"op":"add","path":"/a/-1","value":4}]                           | {"a":[1,2,3,4]}
          {"a":[1,2,3]}    | [{"op":"add","path":"/a/-4","value":0}]                           | {"a":[0,1,2,3]}
          {"a":[1,2,3]}    | [{"op":"add","path":"/a/3","value":4}]                            | {"a":[1,2,3,4]}
          {"a":[{"b":1}]}  | [{"op":"add","path":"/a/0/c","value":2}]                          | {"a":[{"b":1,"c":2}]}
          {"":{"":1}}      | [{"op":"remove","path":"//"}]                                     | {"":{}}
          {"a/b":{"c~d":1}} | [{"op":"replace","path":"/a~1b/c~0d","value":2}]                 | {"a/b":{"c~d":2}}
          {"a":{"b":1}}    | [{"op":"copy","from":"/a","path":"/a/c"}]                         | {"a":{"b":1,"c":{"b":1}}}
          {"a":[1,2]}      | [{"op":"copy","from":"/a/0","path":"/a/-"}]                       | {"a":[1,2,1]}
          {"a":null}       | [{"op":"remove","path":"/a"}]                                     | {}
          [1]              | [{"op":"add","path":"/0","value":0}]                              | [0,1]
          {"a":1}          | []                                                                | {"a":1}
          """)
  void operationsDoWhatKubernetesDoes(String document, String patch, String result) {
    assertThat(json(JsonPatch.decode(tree(patch)).apply(tree(document)))).isEqualTo(result);
  }

  @Test
  void applyingLeavesTheDocumentAlone() {
    Object document = tree("{\"a\":[1,{\"b\":2}]}");

    JsonPatch.decode(tree("[{\"op\":\"remove\",\"path\":\"/a/1/b\"}]")).apply(document);

    assertThat(json(document)).isEqualTo("{\"a\":[1,{\"b\":2}]}");
  }

  @Test
  void aPatchIsWrittenAsItIsRead() {
    String text =
        "[{\"op\":\"add\",\"path\":\"/a\",\"value\":null},{\"op\":\"remove\",\"path\":\"/b\"},"
            + "{\"from\":\"/c\",\"op\":\"move\",\"path\":\"/d\"},"
            + "{\"op\":\"test\",\"path\":\"/e\",\"value\":{\"f\":1}}]";

    assertThat(json(JsonPatch.decode(tree(text)).toTree())).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"a":1,"b":2}   | {"b":3,"c":4}     | [{"op":"remove","path":"/a"},{"op":"replace","path":"/b","value":3},{"op":"add","path":"/c","value":4}]
          {"a":{"b":1}}   | {"a":{"b":1}}     | []
          {"a":[1,2,3]}   | {"a":[1,3]}       | [{"op":"remove","path":"/a/1"}]
          {"a":[1,3]}     | {"a":[1,2,3]}     | [{"op":"add","path":"/a/1","value":2}]
          {"a":[{"x":1}]} | {"a":[{"x":2}]}   | [{"op":"replace","path":"/a/0/x","value":2}]
          {"a":[1]}       | {"a":{"0":1}}     | [{"op":"replace","path":"/a","value":{"0":1}}]
          {"a/~":1}       | {"a/~":null}      | [{"op":"replace","path":"/a~1~0","value":null}]
          {}              | []                | [{"op":"replace","path":"","value":[]}]
          """)
  void differencesAreSaidInFewOperations(String from, String to, String patch) {
    assertThat(json(JsonPatch.diff(tree(from), tree(to)).toTree())).isEqualTo(patch);
  }
}
