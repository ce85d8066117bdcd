package dev.navarch.apimachinery.patch;

import static dev.navarch.apimachinery.patch.TestTrees.object;
import static dev.navarch.apimachinery.patch.TestTrees.tree;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PatchTest {

  @Test
  void eachTypeOfPatchIsReadFromItsDocument() {
    Object fields = tree("{\"a\":1}");

    assertThat(Patch.decode(PatchType.JSON, tree("[{\"op\":\"remove\",\"path\":\"/a\"}]")))
        .isEqualTo(new Patch.Json(new JsonPatch(List.of(JsonPatchOperation.remove("/a")))));
    assertThat(Patch.decode(PatchType.MERGE, fields))
        .isEqualTo(new Patch.Merge(object("{\"a\":1}")));
    assertThat(Patch.decode(PatchType.STRATEGIC, fields))
        .isEqualTo(new Patch.Strategic(object("{\"a\":1}")));
    assertThat(Patch.decode(PatchType.APPLY_YAML, fields))
        .isEqualTo(new Patch.Apply(PatchType.APPLY_YAML, object("{\"a\":1}")));
  }

  @Test
  void aPatchKnowsTheTypeItCameWith() {
    for (PatchType type : PatchType.values()) {
      Object document = type == PatchType.JSON ? List.of() : StringMap.of();

      assertThat(Patch.decode(type, document).type()).isEqualTo(type);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          MERGE      | []    | error decoding patch: json: cannot unmarshal array into Go value of type map[string]interface {}
          MERGE      | "x"   | error decoding patch: json: cannot unmarshal string into Go value of type map[string]interface {}
          MERGE      | null  | Invalid JSON Patch
          STRATEGIC  | []    | json: cannot unmarshal array into Go value of type map[string]interface {}
          STRATEGIC  | 1     | json: cannot unmarshal number into Go value of type map[string]interface {}
          JSON       | {}    | error decoding patch: json: cannot unmarshal object into Go value of type []handlers.jsonPatchOp
          JSON       | true  | error decoding patch: json: cannot unmarshal bool into Go value of type []handlers.jsonPatchOp
          JSON       | [1]   | error decoding patch: json: cannot unmarshal number into Go value of type handlers.jsonPatchOp
          APPLY_YAML | []    | error decoding YAML: error unmarshaling JSON: while decoding JSON: json: cannot unmarshal array into Go value of type map[string]interface {}
          """)
  void documentsOfTheWrongFormAreMalformed(PatchType type, String json, String message) {
    assertThatExceptionOfType(PatchException.class)
        .isThrownBy(() -> Patch.decode(type, tree(json)))
        .withMessage(message)
        .returns(PatchException.Fault.MALFORMED, PatchException::fault);
  }

  @Test
  void anEmptyDocumentIsAnEmptyPatchExceptForAMerge() {
    assertThat(Patch.decode(PatchType.JSON, null))
        .isEqualTo(new Patch.Json(new JsonPatch(List.of())));
    assertThat(Patch.decode(PatchType.STRATEGIC, null))
        .isEqualTo(new Patch.Strategic(StringMap.of()));
  }

  @Test
  void onlyTheTypesOfApplyMakeAnApply() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Patch.Apply(PatchType.MERGE, StringMap.of()));
  }
}
