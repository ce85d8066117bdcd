package dev.navarch.apimachinery.patch;

import static dev.navarch.apimachinery.patch.TestTrees.object;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.apimachinery.patch.PatchException.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StrategicMergePatchErrorsTest {

  private static final String SPEC =
      """
      {"replicas":1,"containers":[{"name":"a"}],"volumes":[],"tolerations":[{"key":"k"}],
       "unkeyed":[{"key":"k"}],"nodeSelector":{"a":"1"},"extra":{"a":["x"]},"matrix":[["x"]],
       "securityContext":{"user":1},"config":{"m":{"x":1},"l":[1]},"nosuch":{"a":1}}
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"containers":[{"image":"x"}]}                          | map: map[image:x] does not contain declared merge key: name
          {"containers":[{"image":"x","$patch":"delete"}]}        | map: map[$patch:delete image:x] does not contain declared merge key: name
          {"containers":["x"]}                                    | list element types are not identical: [[map[name:a]] [x]]
          {"containers":[null]}                                   | list element types are not identical: [[map[name:a]] [<nil>]]
          {"volumes":[null]}                                      | list element types are not identical: [[] [<nil>]]
          {"volumes":["x"]}                                       | expected a map[string]interface {}, but received a string
          {"unkeyed":[{"key":"k"}]}                               | cannot merge lists without merge key for struct
          {"$patch":"bogus"}                                      | unknown patch type: bogus in map: map[$patch:bogus]
          {"$patch":"merge"}                                      | unknown patch type: merge in map: map[$patch:merge]
          {"nodeSelector":{"$patch":5}}                           | unknown patch type: %!s(int64=5) in map: map[$patch:5]
          {"containers":[{"name":"a","$patch":"bogus"}]}          | unknown patch type: bogus in map: map[$patch:bogus name:a]
          {"containers":[{"name":"a","$patch":"merge"}]}          | merging lists cannot yet be specified in the patch
          {"nosuch":{"a":2}}                                      | unable to find api field in struct WorkloadSpec for the json field "nosuch"
          {"config":{"m":{"y":1}}}                                | unable to find api field in struct RawExtension for the json field "m"
          {"config":{"l":[2]}}                                    | unable to find api field in struct RawExtension for the json field "l"
          {"extra":{"a":["y"]}}                                   | merging an object in json but data type is not struct, instead is: map
          {"matrix":[["y"]]}                                      | unexpected slice of slice
          {"$setElementOrder/nodeSelector":[]}                    | expected a []interface {}, but received a map[string]interface {}
          {"$setElementOrder/containers":"x"}                     | expected a []interface {}, but received a string
          {"$setElementOrder/containers":null}                    | expected a []interface {}, but received a %!s(<nil>)
          {"$setElementOrder/containers":[],"containers":null}    | expected a []interface {}, but received a %!s(<nil>)
          {"$setElementOrder/containers":["x"]}                   | value for key 0 is not a map
          {"$setElementOrder/containers":["x"],"containers":[{"name":"a"}]} | expected a map[string]interface {}, but received a string
          {"$setElementOrder/containers":[{"x":1}]}               | map: map[x:1] does not contain declared merge key: name
          {"$setElementOrder/volumes":[]}                         | no elements in any of the given slices
          {"$setElementOrder/zzz":[]}                             | unable to find api field in struct WorkloadSpec for the json field "zzz"
          {"$setElementOrder/strategy":[]}                        | expected slice or array type, but got: struct
          {"securityContext":{"$setElementOrder/level":[]}}       | expected slice or array type, but got: ptr
          """)
  void patchesThatDoNotFitSayWhy(String patch, String message) {
    assertRefused(patch, message, Fault.UNMERGEABLE);
  }

  @Test
  void anOrderHasToHoldTheItemsOfThePatch() {
    assertRefused(
        "{\"$setElementOrder/containers\":[{\"name\":\"z\"}],\"containers\":[{\"name\":\"a\"}]}",
        """
        The order in patch list:
        [map[name:a]]
         doesn't match $setElementOrder list:
        [map[name:z]]
        """,
        Fault.UNMERGEABLE);
  }

  @Test
  void anOrderHasToAgreeWithThatOfThePatch() {
    assertRefused(
        "{\"$setElementOrder/containers\":[{\"name\":\"b\"},{\"name\":\"a\"}],"
            + "\"containers\":[{\"name\":\"a\"},{\"name\":\"b\"}]}",
        """
        The order in patch list:
        [map[name:a] map[name:b]]
         doesn't match $setElementOrder list:
        [map[name:b] map[name:a]]
        """,
        Fault.UNMERGEABLE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"$retainKeys":"replicas"}                   | invalid patch format of retainKeys
          {"$retainKeys":["containers"],"replicas":2}  | invalid patch format of retainKeys
          {"$setElementOrder":[]}                      | invalid patch format of setElementOrder list
          {"$setElementOrderX/containers":[]}          | invalid patch format of setElementOrder list
          {"$deleteFromPrimitiveList":[]}              | invalid patch format of primitive list
          {"$deleteFromPrimitiveListX/containers":[]}  | invalid patch format of primitive list
          """)
  void directivesOfTheWrongFormAreMalformed(String patch, String message) {
    assertRefused(patch, message, Fault.MALFORMED);
  }

  @Test
  void listsOfListsAreUnprocessable() {
    assertRefused("{\"volumes\":[[1]]}", "lists of lists are not supported", Fault.UNPROCESSABLE);
  }

  private static void assertRefused(String patch, String message, Fault fault) {
    assertThatExceptionOfType(PatchException.class)
        .isThrownBy(() ->
            StrategicMergePatch.apply(
                object("{\"spec\":" + SPEC + "}"),
                object("{\"spec\":" + patch + "}"),
                SchemaFixture.WORKLOAD))
        .withMessage("%s", message)
        .returns(fault, PatchException::fault);
  }
}
