package dev.navarch.apimachinery.patch;

import static dev.navarch.apimachinery.patch.TestTrees.json;
import static dev.navarch.apimachinery.patch.TestTrees.object;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StrategicDiffTest {

  private static String diff(String original, String modified) {
    return json(
        StrategicMergePatch.diff(object(original), object(modified), SchemaFixture.WORKLOAD));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"replicas":1}                          | {"replicas":1}                       | {}
          {"replicas":1}                          | {"replicas":2}                       | {"spec":{"replicas":2}}
          {"replicas":1}                          | {}                                   | {"spec":{"replicas":null}}
          {}                                      | {"nodeSelector":{}}                  | {"spec":{"nodeSelector":{}}}
          {"nodeSelector":{"a":"1","b":"2"}}      | {"nodeSelector":{"b":"3"}}           | {"spec":{"nodeSelector":{"a":null,"b":"3"}}}
          {"tolerations":[{"key":"a"}]}           | {"tolerations":[{"key":"b"}]}        | {"spec":{"tolerations":[{"key":"b"}]}}
          {"tolerations":[{"key":"a"}]}           | {"tolerations":[{"key":"a"}]}        | {}
          {"strategy":{"type":"R","rollingUpdate":{"maxSurge":1}}} | {"strategy":{"type":"X"}}     | {"spec":{"strategy":{"$retainKeys":["type"],"rollingUpdate":null,"type":"X"}}}
          {"strategy":{"type":"R"}}               | {"strategy":{"type":"R"}}            | {}
          {"strategy":{"type":"R"}}               | {"strategy":{"type":"R","rollingUpdate":{"maxSurge":2}}} | {"spec":{"strategy":{"$retainKeys":["rollingUpdate","type"],"rollingUpdate":{"maxSurge":2}}}}
          {"config":{"a":{"b":1}}}                | {"config":{"a":{"b":1}}}             | {}
          {"nosuch":{"a":1}}                      | {"nosuch":{"a":1}}                   | {}
          """)
  void patchesOfObjectsNameWhatChanged(String original, String modified, String patch) {
    assertThat(diff("{\"spec\":" + original + "}", "{\"spec\":" + modified + "}")).isEqualTo(patch);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          []                            | [{"name":"a"}]                 | {"containers":[{"name":"a"}]}
          [{"name":"a","image":"1"}]    | [{"name":"a","image":"2"}]     | {"$setElementOrder/containers":[{"name":"a"}],"containers":[{"image":"2","name":"a"}]}
          [{"name":"a","image":"1"}]    | [{"name":"a"}]                 | {"$setElementOrder/containers":[{"name":"a"}],"containers":[{"image":null,"name":"a"}]}
          [{"name":"a"},{"name":"b"}]   | [{"name":"b"},{"name":"a"}]    | {"$setElementOrder/containers":[{"name":"b"},{"name":"a"}]}
          [{"name":"a"},{"name":"b"}]   | [{"name":"b"}]                 | {"$setElementOrder/containers":[{"name":"b"}],"containers":[{"$patch":"delete","name":"a"}]}
          [{"name":"b"},{"name":"a"}]   | []                             | {"containers":[{"$patch":"delete","name":"a"},{"$patch":"delete","name":"b"}]}
          [{"name":"a"}]                | [{"name":"c"},{"name":"a"},{"name":"b"}] | {"$setElementOrder/containers":[{"name":"c"},{"name":"a"},{"name":"b"}],"containers":[{"name":"c"},{"name":"b"}]}
          """)
  void patchesOfKeyedListsNameWhatChangedAndTheOrder(
      String original, String modified, String patch) {
    assertThat(
            diff(
                "{\"spec\":{\"containers\":" + original + "}}",
                "{\"spec\":{\"containers\":" + modified + "}}"))
        .isEqualTo("{\"spec\":" + patch + "}");
  }

  @Test
  void numbersAreMatchedAndSortedAsTexts() {
    String original = "{\"spec\":{\"containers\":[{\"name\":\"a\",\"ports\":[%s]}]}}";

    assertThat(
            diff(
                original.formatted("{\"containerPort\":9},{\"containerPort\":100}"),
                original.formatted("{\"containerPort\":80}")))
        .isEqualTo(
            "{\"spec\":{\"$setElementOrder/containers\":[{\"name\":\"a\"}],\"containers\":[{"
                + "\"$setElementOrder/ports\":[{\"containerPort\":80}],\"name\":\"a\","
                + "\"ports\":[{\"containerPort\":80},"
                + "{\"$patch\":\"delete\",\"containerPort\":100},"
                + "{\"$patch\":\"delete\",\"containerPort\":9}]}]}}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          ["a","b"]  | ["a","b"]      | {}
          ["a"]      | ["a","b"]      | {"metadata":{"$setElementOrder/finalizers":["a","b"],"finalizers":["b"]}}
          ["a","b"]  | ["b"]          | {"metadata":{"$deleteFromPrimitiveList/finalizers":["a"],"$setElementOrder/finalizers":["b"]}}
          ["a","b"]  | []             | {"metadata":{"$deleteFromPrimitiveList/finalizers":["a","b"]}}
          []         | ["b","a"]      | {"metadata":{"finalizers":["b","a"]}}
          ["a","b"]  | ["b","a"]      | {"metadata":{"$setElementOrder/finalizers":["b","a"]}}
          ["a"]      | ["d","a","c"]  | {"metadata":{"$setElementOrder/finalizers":["d","a","c"],"finalizers":["d","c"]}}
          """)
  void patchesOfScalarListsNameAdditionsDeletionsAndTheOrder(
      String original, String modified, String patch) {
    assertThat(
            diff(
                "{\"metadata\":{\"finalizers\":" + original + "}}",
                "{\"metadata\":{\"finalizers\":" + modified + "}}"))
        .isEqualTo(patch);
  }

  @Test
  void scalarsThatAreNotSortedGetTheirOrderSetEvenIfNothingChanged() {
    String object = "{\"metadata\":{\"finalizers\":[\"b\",\"a\"]}}";

    assertThat(diff(object, object))
        .isEqualTo("{\"metadata\":{\"$setElementOrder/finalizers\":[\"b\",\"a\"]}}");
  }

  @Test
  void scalarsAreNotPutInTheOrderOfTheirTexts() {
    assertThat(
            diff(
                "{\"metadata\":{\"finalizers\":[\"b\",\"a\"]}}",
                "{\"metadata\":{\"finalizers\":[\"a\",\"b\"]}}"))
        .isEqualTo("{}");
  }

  @Test
  void itemsThatRetainKeysNameThem() {
    assertThat(
            diff(
                "{\"spec\":{\"volumes\":[{\"name\":\"v\",\"emptyDir\":{}}]}}",
                "{\"spec\":{\"volumes\":[{\"name\":\"v\",\"configMap\":{\"name\":\"c\"}}]}}"))
        .isEqualTo(
            "{\"spec\":{\"$setElementOrder/volumes\":[{\"name\":\"v\"}],\"volumes\":[{"
                + "\"$retainKeys\":[\"configMap\",\"name\"],\"configMap\":{\"name\":\"c\"},"
                + "\"emptyDir\":null,\"name\":\"v\"}]}}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"nosuch":{"a":1}}           | {"nosuch":{"a":2}}         | unable to find api field in struct WorkloadSpec for the json field "nosuch"
          {"nosuch":[1]}               | {"nosuch":[2]}             | unable to find api field in struct WorkloadSpec for the json field "nosuch"
          {"containers":[{"image":"x"}]} | {"containers":[]}        | map: map[image:x] does not contain declared merge key: name
          {"containers":[{"name":"x"}]}  | {"containers":["x"]}     | list element types are not identical: [[map[name:x]] [x]]
          """)
  void objectsThatDoNotFitTheTypeAreRefused(String original, String modified, String message) {
    assertThatExceptionOfType(PatchException.class)
        .isThrownBy(() -> diff("{\"spec\":" + original + "}", "{\"spec\":" + modified + "}"))
        .withMessage("%s", message);
  }

  @Test
  void aPreconditionForbidsAPatch() {
    assertThatExceptionOfType(PatchPreconditionException.class)
        .isThrownBy(() ->
            StrategicMergePatch.diff(
                object("{\"kind\":\"A\"}"),
                object("{\"kind\":\"B\"}"),
                SchemaFixture.WORKLOAD,
                Precondition.keyUnchanged("kind")))
        .withMessage("precondition failed for: map[kind:B]");
  }
}
