package dev.navarch.apimachinery.patch;

import static dev.navarch.apimachinery.patch.TestTrees.json;
import static dev.navarch.apimachinery.patch.TestTrees.object;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StrategicMergePatchTest {

  private static String patchSpec(String spec, String patch) {
    String result =
        json(
            StrategicMergePatch.apply(
                object("{\"spec\":" + spec + "}"),
                object("{\"spec\":" + patch + "}"),
                SchemaFixture.WORKLOAD));
    return result.substring("{\"spec\":".length(), result.length() - 1);
  }

  private static String patchMetadata(String metadata, String patch) {
    String result =
        json(
            StrategicMergePatch.apply(
                object("{\"metadata\":" + metadata + "}"),
                object("{\"metadata\":" + patch + "}"),
                SchemaFixture.WORKLOAD));
    return result.substring("{\"metadata\":".length(), result.length() - 1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"replicas":1}                       | {"replicas":2}                           | {"replicas":2}
          {"replicas":1}                       | {"replicas":null}                        | {}
          {}                                   | {"replicas":null}                        | {}
          {"nodeSelector":{"a":"1"}}           | {"nodeSelector":{"b":"2"}}               | {"nodeSelector":{"a":"1","b":"2"}}
          {"nodeSelector":{"a":"1"}}           | {"nodeSelector":{"a":null}}              | {"nodeSelector":{}}
          {"nodeSelector":{"a":"1"}}           | {"nodeSelector":null}                    | {}
          {}                                   | {"nodeSelector":{"a":"1","b":null}}      | {"nodeSelector":{"a":"1"}}
          {"securityContext":{"user":1}}       | {"securityContext":{"level":"x"}}        | {"securityContext":{"level":"x","user":1}}
          {"replicas":1}                       | {"replicas":{"a":null,"b":[{"c":null}]}} | {"replicas":{"b":[{}]}}
          {"replicas":1}                       | {}                                       | {"replicas":1}
          """)
  void objectsMergeAndNullDeletes(String spec, String patch, String result) {
    assertThat(patchSpec(spec, patch)).isEqualTo(result);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"nodeSelector":{"a":"1"}}      | {"nodeSelector":{"$patch":"replace","b":"2"}}   | {"nodeSelector":{"b":"2"}}
          {"nodeSelector":{"a":"1"}}      | {"nodeSelector":{"$patch":"delete","b":"2"}}    | {"nodeSelector":{}}
          {}                              | {"nodeSelector":{"$patch":"replace","b":"2"}}   | {}
          {}                              | {"nodeSelector":{"$patch":"delete"}}            | {}
          {"replicas":1,"strategy":{}}    | {"$patch":"replace","replicas":2}               | {"replicas":2}
          {"replicas":1}                  | {"replicas":{"$patch":"replace"}}               | {}
          """)
  void aDirectiveReplacesOrDeletesItsObject(String spec, String patch, String result) {
    assertThat(patchSpec(spec, patch)).isEqualTo(result);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"strategy":{"type":"R","rollingUpdate":{"maxSurge":1}}} | {"strategy":{"$retainKeys":["type"],"type":"X"}}             | {"strategy":{"type":"X"}}
          {"strategy":{"type":"R","rollingUpdate":{"maxSurge":1}}} | {"strategy":{"$retainKeys":["rollingUpdate","type"]}}        | {"strategy":{"rollingUpdate":{"maxSurge":1},"type":"R"}}
          {"strategy":{"type":"R","rollingUpdate":{"maxSurge":1}}} | {"strategy":{"$retainKeys":["type"],"rollingUpdate":null}}   | {"strategy":{"type":"R"}}
          {"volumes":[{"name":"v","emptyDir":{}}]}                 | {"volumes":[{"$retainKeys":["configMap","name"],"name":"v","configMap":{"name":"c"}}]} | {"volumes":[{"configMap":{"name":"c"},"name":"v"}]}
          {"nodeSelector":{"a":"1","b":"2"}}                       | {"nodeSelector":{"$retainKeys":["a"]}}                       | {"nodeSelector":{"a":"1"}}
          """)
  void keysThatAreNotRetainedGo(String spec, String patch, String result) {
    assertThat(patchSpec(spec, patch)).isEqualTo(result);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"tolerations":[{"key":"a"},{"key":"b"}]}   | {"tolerations":[{"key":"c"}]}   | {"tolerations":[{"key":"c"}]}
          {"tolerations":[{"key":"a"}]}               | {"tolerations":[]}              | {"tolerations":[]}
          {"containers":[{"name":"a","args":["x","y"]}]} | {"containers":[{"name":"a","args":["z"]}]} | {"containers":[{"args":["z"],"name":"a"}]}
          """)
  void listsThatDoNotMergeAreReplaced(String spec, String patch, String result) {
    assertThat(patchSpec(spec, patch)).isEqualTo(result);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"containers":[{"name":"a","image":"1"},{"name":"b"}]} | {"containers":[{"name":"a","image":"2"}]}                    | {"containers":[{"image":"2","name":"a"},{"name":"b"}]}
          {"containers":[{"name":"a"}]}                  | {"containers":[]}                                                    | {"containers":[{"name":"a"}]}
          {"containers":[{"name":"a"},{"name":"b"}]}     | {"containers":[{"name":"a","$patch":"delete"}]}                      | {"containers":[{"name":"b"}]}
          {"containers":[{"name":"a"}]}                  | {"containers":[{"name":"z","$patch":"delete"}]}                      | {"containers":[{"name":"a"}]}
          {"containers":[{"name":"a"}]}                  | {"containers":[{"name":"a","$patch":"delete"}]}                      | {"containers":[]}
          {"containers":[{"name":"a"}]}                  | {"containers":[{"$patch":"replace"},{"name":"b"},{"name":"c"}]}      | {"containers":[{"name":"b"},{"name":"c"}]}
          {"containers":[{"name":"a"}]}                  | {"containers":[{"$patch":"replace"}]}                                | {"containers":[]}
          {}                                             | {"containers":[{"name":"a"},{"name":"b","$patch":"delete"}]}         | {"containers":[{"name":"a"}]}
          {}                                             | {"containers":[{"name":"b","$patch":"delete"}]}                      | {"containers":[]}
          {"containers":[{"name":"a","env":[{"name":"X","value":"1"}]}]} | {"containers":[{"name":"a","env":[{"name":"X","value":"2"}]}]} | {"containers":[{"env":[{"name":"X","value":"2"}],"name":"a"}]}
          {"containers":[{"name":"a","ports":[{"containerPort":80}]}]} | {"containers":[{"name":"a","ports":[{"containerPort":80,"name":"web"}]}]} | {"containers":[{"name":"a","ports":[{"containerPort":80,"name":"web"}]}]}
          {"containers":[{"name":"a","ports":[{"containerPort":80,"protocol":"TCP"},{"containerPort":80,"protocol":"UDP"}]}]} | {"containers":[{"name":"a","ports":[{"containerPort":80,"name":"web"}]}]} | {"containers":[{"name":"a","ports":[{"containerPort":80,"name":"web","protocol":"TCP"},{"containerPort":80,"protocol":"UDP"}]}]}
          {"containers":[{"name":"a","image":"1"}]}      | {"containers":[{"name":"a","image":"2"},{"name":"a","args":["x"]}]}  | {"containers":[{"args":["x"],"image":"2","name":"a"}]}
          """)
  void itemsMergeByTheirKey(String spec, String patch, String result) {
    assertThat(patchSpec(spec, patch)).isEqualTo(result);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          a b     | c      | c a b
          a b c   | d b    | d a b c
          a b c   | b d    | a b d c
          a b c   | c a    | b c a
          a b c   | c      | a b c
          """)
  void newItemsGoInFrontAndTheOrderOfThePatchWins(String before, String patch, String after) {
    assertThat(patchSpec(containers(before), containers(patch))).isEqualTo(containers(after));
    assertThat(patchMetadata(finalizers(before), finalizers(patch))).isEqualTo(finalizers(after));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      nullValues = "-",
      textBlock =
          """
          a b     | -     | b a     | b a
          a b c   | -     | c a     | b c a
          a b     | -     | b       | a b
          a b c   | d     | a d b   | a d b c
          a b c   | d     | d       | d a b c
          a b     | c     | a b c   | a b c
          x a y b | c     | a c b   | x a c y b
          -       | b a   | b c a   | b a
          """)
  void theOrderOfItemsCanBeSet(String before, String patch, String order, String after) {
    String containers =
        json(
            object("{\"$setElementOrder/containers\":" + items(order) + "}")
                .with("containers", patch == null ? null : TestTrees.tree(items(patch))));
    String finalizers =
        json(
            object("{\"$setElementOrder/finalizers\":" + values(order) + "}")
                .with("finalizers", patch == null ? null : TestTrees.tree(values(patch))));

    assertThat(
            patchSpec(
                before == null ? "{}" : containers(before),
                patch == null ? containers.replace(",\"containers\":null", "") : containers))
        .isEqualTo(containers(after));
    assertThat(
            patchMetadata(
                before == null ? "{}" : finalizers(before),
                patch == null ? finalizers.replace(",\"finalizers\":null", "") : finalizers))
        .isEqualTo(finalizers(after));
  }

  @Test
  void aNewItemInTheRoomOfADeletedOneCountsAsTheServers() {
    String patch =
        "{\"$setElementOrder/containers\":[{\"name\":\"a\"},{\"name\":\"n\"}],"
            + "\"containers\":[{\"name\":\"n\"},{\"name\":\"d\",\"$patch\":\"delete\"}]}";

    assertThat(patchSpec(containers("a x y d"), patch)).isEqualTo(containers("a x y n"));
    assertThat(patchSpec(containers("a x y"), patch)).isEqualTo(containers("a n x y"));
  }

  @Test
  void anEmptyOrderPutsKnownItemsFirstAndNewOnesBackwards() {
    String patch =
        "{\"$setElementOrder/containers\":[],\"containers\":[{\"name\":\"y\"},{\"name\":\"x\"}]}";

    assertThat(patchSpec(containers("a"), patch)).isEqualTo(containers("a x y"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"finalizers":["a","b"]}   | {"finalizers":["b","b","a","c"]}                                                  | {"finalizers":["b","a","c"]}
          {"finalizers":["a","b"]}   | {"$deleteFromPrimitiveList/finalizers":["a"]}                                     | {"finalizers":["b"]}
          {"finalizers":["a"]}       | {"$deleteFromPrimitiveList/finalizers":["a","z"]}                                 | {"finalizers":[]}
          {}                         | {"$deleteFromPrimitiveList/finalizers":["a"]}                                     | {}
          {"finalizers":["a"]}       | {"$deleteFromPrimitiveList/finalizers":null}                                      | {}
          {"finalizers":["a"]}       | {"$deleteFromPrimitiveList/finalizers":"a"}                                       | {"finalizers":["a"]}
          {"finalizers":["a","b"]}   | {"$deleteFromPrimitiveList/finalizers":["a"],"$setElementOrder/finalizers":["c","b"],"finalizers":["c"]} | {"finalizers":["c","b"]}
          {"finalizers":["a"]}       | {"finalizers":null}                                                               | {}
          {"finalizers":["a"]}       | {"finalizers":[]}                                                                 | {"finalizers":["a"]}
          """)
  void listsOfScalarsMergeAsSets(String metadata, String patch, String result) {
    assertThat(patchMetadata(metadata, patch)).isEqualTo(result);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"config":{"a":1,"m":{"x":1}}}  | {"config":{"b":2}}   | {"config":{"a":1,"b":2,"m":{"x":1}}}
          {"config":{"a":1}}              | {"config":{"a":null}} | {"config":{}}
          {"config":{"a":1}}              | {"config":[1]}       | {"config":[1]}
          {"config":{"a":1}}              | {"config":{"n":{"x":1}}} | {"config":{"a":1,"n":{"x":1}}}
          """)
  void freeFormValuesMergeAtTheirFirstLevel(String spec, String patch, String result) {
    assertThat(patchSpec(spec, patch)).isEqualTo(result);
  }

  @Test
  void fieldsOfNoKnownNameAreTakenOver() {
    assertThat(patchSpec("{}", "{\"nosuch\":{\"a\":[1,null]}}"))
        .isEqualTo("{\"nosuch\":{\"a\":[1,null]}}");
  }

  @Test
  void applyingLeavesItsArgumentsAlone() {
    var original = object("{\"spec\":{\"containers\":[{\"name\":\"a\"}]}}");
    var patch = object("{\"spec\":{\"containers\":[{\"name\":\"a\",\"image\":\"1\"}]}}");

    StrategicMergePatch.apply(original, patch, SchemaFixture.WORKLOAD);

    assertThat(json(original)).isEqualTo("{\"spec\":{\"containers\":[{\"name\":\"a\"}]}}");
    assertThat(json(patch))
        .isEqualTo("{\"spec\":{\"containers\":[{\"image\":\"1\",\"name\":\"a\"}]}}");
  }

  private static String containers(String names) {
    return "{\"containers\":" + items(names) + "}";
  }

  private static String items(String names) {
    return "[" + names.replaceAll("(\\w+)", "{\"name\":\"$1\"}").replace(' ', ',') + "]";
  }

  private static String finalizers(String names) {
    return "{\"finalizers\":" + values(names) + "}";
  }

  private static String values(String names) {
    return "[" + names.replaceAll("(\\w+)", "\"$1\"").replace(' ', ',') + "]";
  }
}
