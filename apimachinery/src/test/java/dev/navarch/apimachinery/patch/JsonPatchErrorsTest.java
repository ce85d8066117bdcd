package dev.navarch.apimachinery.patch;

import static dev.navarch.apimachinery.patch.TestTrees.object;
import static dev.navarch.apimachinery.patch.TestTrees.tree;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonPatchErrorsTest {

  private static final String DOCUMENT = "{\"a\":{\"x\":1},\"l\":[1,2],\"n\":null,\"s\":\"t\"}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"op":"add","path":"/b/c","value":1}      | add operation does not apply: doc is missing path: "/b/c": missing value
          {"op":"add","path":"/n/c","value":1}      | add operation does not apply: doc is missing path: "/n/c": missing value
          {"op":"add","path":"/s/c","value":1}      | add operation does not apply: doc is missing path: "/s/c": missing value
          {"op":"add","path":"","value":{}}         | add operation does not apply: doc is missing path: "": missing value
          {"op":"add","path":"a","value":1}         | add operation does not apply: doc is missing path: "a": missing value
          {"op":"add","path":"/l/3","value":1}      | error in add for path: '/l/3': Unable to access invalid index: 3: invalid index referenced
          {"op":"add","path":"/l/-4","value":1}     | error in add for path: '/l/-4': Unable to access invalid index: -4: invalid index referenced
          {"op":"add","path":"/l/x","value":1}      | error in add for path: '/l/x': value was not a proper array index: 'x': strconv.Atoi: parsing "x": invalid syntax
          {"op":"add","path":"/l/9999999999999999999"} | error in add for path: '/l/9999999999999999999': value was not a proper array index: '9999999999999999999': strconv.Atoi: parsing "9999999999999999999": value out of range
          {"op":"add","value":1}                    | add operation failed to decode path: missing value
          {"op":"remove","path":"/b/c"}             | remove operation does not apply: doc is missing path: "/b/c": missing value
          {"op":"remove","path":"/a/y"}             | error in remove for path: '/a/y': Unable to remove nonexistent key: y: missing value
          {"op":"remove","path":"/l/2"}             | error in remove for path: '/l/2': Unable to access invalid index: 2: invalid index referenced
          {"op":"remove","path":"/l/-"}             | error in remove for path: '/l/-': strconv.Atoi: parsing "-": invalid syntax
          {"op":"remove"}                           | remove operation failed to decode path: missing value
          {"op":"replace","path":"/b/c","value":1}  | replace operation does not apply: doc is missing path: /b/c: missing value
          {"op":"replace","path":"/l/2","value":1}  | replace operation does not apply: doc is missing key: /l/2: missing value
          {"op":"replace","path":"","value":1}      | replace operation value must be object or array
          {"op":"replace","value":1}                | replace operation failed to decode path: operation missing path field: missing value
          {"op":"move","from":"/b/c","path":"/d"}   | move operation does not apply: doc is missing from path: /b/c: missing value
          {"op":"move","from":"/b","path":"/d"}     | error in move for path: 'b': Unable to remove nonexistent key: b: missing value
          {"op":"move","from":"/l/5","path":"/d"}   | error in move for path: '5': Unable to access invalid index: 5: invalid index referenced
          {"op":"move","from":"/a","path":"/a/b"}   | move operation does not apply: doc is missing destination path: /a/b: missing value
          {"op":"move","from":"/a","path":"/l/7"}   | error in move for path: '/l/7': Unable to access invalid index: 7: invalid index referenced
          {"op":"move","path":"/a"}                 | move operation failed to decode from: operation, missing from field: missing value
          {"op":"move","from":"/a"}                 | move operation failed to decode path: operation missing path field: missing value
          {"op":"copy","from":"/b/c","path":"/d"}   | copy operation does not apply: doc is missing from path: /b/c: missing value
          {"op":"copy","from":"/l/5","path":"/d"}   | error in copy for from: '/l/5': Unable to access invalid index: 5: invalid index referenced
          {"op":"copy","from":"/a","path":"/b/c"}   | copy operation does not apply: doc is missing destination path: /b/c: missing value
          {"op":"copy","from":"/a","path":"/l/9"}   | error while adding value during copy: Unable to access invalid index: 9: invalid index referenced
          {"op":"copy","path":"/a"}                 | copy operation failed to decode from: operation, missing from field: missing value
          {"op":"copy","from":"/a"}                 | copy operation failed to decode path: missing value
          {"op":"test","path":"/b/c","value":1}     | test operation does not apply: is missing path: /b/c: missing value
          {"op":"test","path":"/l/9","value":1}     | error in test for path: '/l/9': Unable to access invalid index: 9: invalid index referenced
          {"op":"test","value":1}                   | test operation failed to decode path: operation missing path field: missing value
          {"op":"bogus","path":"/a"}                | Unexpected kind: bogus
          {"path":"/a"}                             | Unexpected kind: unknown
          null                                      | Unexpected kind: unknown
          """)
  void operationsThatDoNotApplySayWhy(String operation, String message) {
    JsonPatch patch = JsonPatch.decode(tree("[" + operation + "]"));

    assertThatExceptionOfType(PatchException.class)
        .isThrownBy(() -> patch.apply(tree(DOCUMENT)))
        .withMessage(message)
        .returns(PatchException.Fault.UNPROCESSABLE, PatchException::fault);
  }

  /** Among them the examples A.9 and A.15 of RFC 6902. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"baz":"qux"}     | /baz  | "bar"
          {"/":9,"~1":10}   | /~01  | "10"
          {"a":1}           | /a    | null
          {"a":1}           | /b    | 1
          {"a":null}        | /a    | 0
          {"a":[1,2]}       | /a    | [2,1]
          {"a":{"b":1}}     | /a    | {"b":1,"c":2}
          """)
  void testsOfOtherValuesFail(String document, String path, String value) {
    JsonPatch patch =
        new JsonPatch(
            List.of(
                JsonPatchOperation.test(path, tree(value)), JsonPatchOperation.remove("/nosuch")));

    assertThatExceptionOfType(PatchTestFailedException.class)
        .isThrownBy(() -> patch.apply(tree(document)))
        .withMessage("testing value " + path + " failed: test failed");
  }

  @Test
  void whatStandsBehindAFailureIsNotLookedAt() {
    JsonPatch patch =
        JsonPatch.decode(tree("[{\"op\":\"remove\",\"path\":\"/b\"},{\"op\":\"bogus\"}]"));

    assertThatExceptionOfType(PatchException.class)
        .isThrownBy(() -> patch.apply(tree(DOCUMENT)))
        .withMessageStartingWith("error in remove");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"op":1}                 | number | op
          {"op":"add","path":[]}   | array  | path
          {"op":"move","from":{}}  | object | from
          """)
  void membersOfTheWrongTypeAreMalformed(String operation, String type, String member) {
    assertThatExceptionOfType(PatchException.class)
        .isThrownBy(() -> JsonPatch.decode(tree("[" + operation + "]")))
        .withMessage(
            "error decoding patch: json: cannot unmarshal %s into Go struct field jsonPatchOp.%s of"
                + " type string",
            type, member)
        .returns(PatchException.Fault.MALFORMED, PatchException::fault);
  }

  @Test
  void aPatchHasAtMostTenThousandOperations() {
    Object operation = object("{\"op\":\"test\",\"path\":\"/x\"}");

    assertThat(JsonPatch.decode(Collections.nCopies(10_000, operation)).operations())
        .hasSize(10_000);
    assertThatExceptionOfType(PatchException.class)
        .isThrownBy(() -> JsonPatch.decode(Collections.nCopies(10_001, operation)))
        .withMessage("The allowed maximum operations in a JSON patch is 10000, got 10001")
        .returns(PatchException.Fault.TOO_LARGE, PatchException::fault);
  }

  @Test
  void copiesMayNotMakeADocumentGrowWithoutBound() {
    Object document = StringMap.of("a", "x".repeat(1024 * 1024));
    JsonPatchOperation copy = JsonPatchOperation.copy("/a", "/b");

    assertThat(new JsonPatch(Collections.nCopies(2, copy)).apply(document)).isNotNull();
    assertThatExceptionOfType(PatchException.class)
        .isThrownBy(() -> new JsonPatch(Collections.nCopies(3, copy)).apply(document))
        .withMessage(
            "Unable to complete the copy, the accumulated size increase of copy is 3145734,"
                + " exceeding the limit 3145728")
        .returns(PatchException.Fault.UNPROCESSABLE, PatchException::fault);
  }
}
