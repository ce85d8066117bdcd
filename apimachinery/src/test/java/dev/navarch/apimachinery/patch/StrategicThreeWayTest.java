package dev.navarch.apimachinery.patch;

import static dev.navarch.apimachinery.patch.TestTrees.json;
import static dev.navarch.apimachinery.patch.TestTrees.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StrategicThreeWayTest {

  private static String threeWay(
      String original, String modified, String current, boolean overwrite) {
    return json(
        StrategicMergePatch.threeWay(
            object("{\"spec\":" + original + "}"),
            object("{\"spec\":" + modified + "}"),
            object("{\"spec\":" + current + "}"),
            SchemaFixture.WORKLOAD,
            overwrite));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"replicas":1}               | {"replicas":1}             | {"replicas":1}                      | {}
          {"replicas":1}               | {"replicas":2}             | {"replicas":5}                      | {"spec":{"replicas":2}}
          {"replicas":1}               | {}                         | {"replicas":5}                      | {"spec":{"replicas":null}}
          {}                           | {}                         | {"replicas":5}                      | {}
          {"replicas":1}               | {}                         | {}                                  | {"spec":{"replicas":null}}
          {"nodeSelector":{"a":"1"}}   | {"nodeSelector":{"b":"2"}} | {"nodeSelector":{"a":"1","c":"3"}}  | {"spec":{"nodeSelector":{"a":null,"b":"2"}}}
          {"nodeSelector":{"a":"1"}}   | {}                         | {"nodeSelector":{"a":"1","c":"3"}}  | {"spec":{"nodeSelector":null}}
          {"strategy":{"type":"R"}}    | {"strategy":{"type":"X"}}  | {"strategy":{"type":"R","rollingUpdate":{"maxSurge":1}}} | {"spec":{"strategy":{"$retainKeys":["type"],"type":"X"}}}
          {"strategy":{"type":"R"}}    | {"strategy":{"type":"R"}}  | {"strategy":{"type":"R","rollingUpdate":{"maxSurge":1}}} | {"spec":{"strategy":{"$retainKeys":["type"]}}}
          """)
  void fieldsOfOthersStayAndDeletedOnesGo(
      String original, String modified, String current, String patch) {
    assertThat(threeWay(original, modified, current, true)).isEqualTo(patch);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          [{"name":"a"},{"name":"b"}] | [{"name":"a"}]              | [{"name":"a"},{"name":"b"},{"name":"s"}] | {"$setElementOrder/containers":[{"name":"a"}],"containers":[{"$patch":"delete","name":"b"}]}
          [{"name":"a"}]              | [{"name":"a"},{"name":"b"}] | [{"name":"s"},{"name":"a"}]              | {"$setElementOrder/containers":[{"name":"a"},{"name":"b"}],"containers":[{"name":"b"}]}
          [{"name":"a","image":"1"}]  | [{"name":"a","image":"2"}]  | [{"name":"a","image":"1","args":["s"]}]  | {"$setElementOrder/containers":[{"name":"a"}],"containers":[{"image":"2","name":"a"}]}
          [{"name":"a","image":"1"}]  | [{"name":"a"}]              | [{"name":"a","image":"1"}]               | {"$setElementOrder/containers":[{"name":"a"}],"containers":[{"image":null,"name":"a"}]}
          [{"name":"x"},{"name":"y"}] | [{"name":"n"},{"name":"y"}] | [{"name":"x"},{"name":"y"}]              | {"$setElementOrder/containers":[{"name":"n"},{"name":"y"}],"containers":[{"name":"n"},{"$patch":"delete","name":"x"}]}
          """)
  void itemsOfOthersStayAndDeletedOnesGo(
      String original, String modified, String current, String patch) {
    assertThat(
            threeWay(
                "{\"containers\":" + original + "}",
                "{\"containers\":" + modified + "}",
                "{\"containers\":" + current + "}",
                true))
        .isEqualTo("{\"spec\":" + patch + "}");
  }

  @Test
  void anItemIsChangedAndLosesPartsInOnePatch() {
    String patch =
        threeWay(
            "{\"containers\":[{\"name\":\"a\",\"env\":[{\"name\":\"X\"},{\"name\":\"Y\"}]}]}",
            "{\"containers\":[{\"name\":\"a\",\"env\":[{\"name\":\"Y\"}],\"image\":\"2\"}]}",
            "{\"containers\":[{\"name\":\"a\",\"env\":[{\"name\":\"X\"},{\"name\":\"Y\"}]}]}",
            true);

    assertThat(patch)
        .isEqualTo(
            "{\"spec\":{\"$setElementOrder/containers\":[{\"name\":\"a\"}],\"containers\":[{"
                + "\"$setElementOrder/env\":[{\"name\":\"Y\"}],"
                + "\"env\":[{\"$patch\":\"delete\",\"name\":\"X\"}],"
                + "\"image\":\"2\",\"name\":\"a\"}]}}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"replicas":1}                             | {"replicas":2}                             | {"replicas":3}
          {"replicas":1}                             | {}                                         | {"replicas":3}
          {"nodeSelector":{"a":"1"}}                 | {"nodeSelector":{"a":"2"}}                 | {}
          {"containers":[{"name":"a","image":"1"}]}  | {"containers":[{"name":"a","image":"2"}]}  | {"containers":[{"name":"a","image":"3"}]}
          {"containers":[{"name":"a"}]}              | {"containers":[]}                          | {"containers":[{"name":"a","image":"3"}]}
          {"tolerations":[{"key":"a"}]}              | {"tolerations":[{"key":"b"}]}              | {"tolerations":[{"key":"a"},{"key":"c"}]}
          """)
  void changesOfOthersToTheSameFieldConflictUnlessOverwritten(
      String original, String modified, String current) {
    assertThatExceptionOfType(PatchConflictException.class)
        .isThrownBy(() -> threeWay(original, modified, current, false));
    assertThat(threeWay(original, modified, current, true)).isNotEqualTo("{}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"replicas":1}                             | {"replicas":2}                             | {"replicas":1}
          {"replicas":1}                             | {"replicas":2}                             | {"replicas":2}
          {"replicas":1}                             | {"replicas":2}                             | {"replicas":1,"nodeSelector":{"a":"1"}}
          {"nodeSelector":{"a":"1"}}                 | {"nodeSelector":{"a":"2"}}                 | {"nodeSelector":{"a":"1","b":"2"}}
          {"containers":[{"name":"a","image":"1"}]}  | {"containers":[{"name":"a","image":"2"}]}  | {"containers":[{"name":"a","image":"1"},{"name":"s"}]}
          {"tolerations":[{"key":"a"}]}              | {"tolerations":[{"key":"b"}]}              | {"tolerations":[{"key":"a"}]}
          """)
  void otherChangesDoNotConflict(String original, String modified, String current) {
    assertThat(threeWay(original, modified, current, false))
        .isEqualTo(threeWay(original, modified, current, true));
  }

  @Test
  void aConflictShowsBothSides() {
    assertThatExceptionOfType(PatchConflictException.class)
        .isThrownBy(
            () -> threeWay("{\"replicas\":1}", "{\"replicas\":2}", "{\"replicas\":3}", false))
        .withMessage(
            "patch:\nspec:\n  replicas: 2\n\nconflicts with changes made from original to"
                + " current:\nspec:\n  replicas: 3\n\n");
  }

  @Test
  void aPreconditionForbidsAPatch() {
    assertThatExceptionOfType(PatchPreconditionException.class)
        .isThrownBy(() ->
            StrategicMergePatch.threeWay(
                object("{}"),
                object("{\"metadata\":{\"name\":\"b\"}}"),
                object("{\"metadata\":{\"name\":\"a\"}}"),
                SchemaFixture.WORKLOAD,
                true,
                Precondition.metadataKeyUnchanged("name")))
        .withMessage("precondition failed for: map[metadata:map[name:b]]");
  }
}
