package dev.navarch.apimachinery.patch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class PatchTypeTest {

  @ParameterizedTest
  @CsvSource({
    "application/json-patch+json,JSON",
    "application/merge-patch+json,MERGE",
    "application/strategic-merge-patch+json,STRATEGIC",
    "application/apply-patch+yaml,APPLY_YAML",
    "application/apply-patch+cbor,APPLY_CBOR",
  })
  void mediaTypesNameTheirPatches(String mediaType, PatchType type) {
    assertThat(PatchType.ofContentType(mediaType)).contains(type);
    assertThat(type.mediaType()).isEqualTo(mediaType);
  }

  @ParameterizedTest
  @EnumSource
  void parametersOfAContentTypeDoNotMatter(PatchType type) {
    assertThat(PatchType.ofContentType(type.mediaType() + "; charset=utf-8")).contains(type);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "application/json", "application/merge-patch+yaml", ";"})
  void otherContentTypesAreNoPatches(String contentType) {
    assertThat(PatchType.ofContentType(contentType)).isEmpty();
  }

  @Test
  void onlyTheTwoFormsOfApplyAreApply() {
    assertThat(PatchType.values())
        .filteredOn(PatchType::isApply)
        .containsExactly(PatchType.APPLY_YAML, PatchType.APPLY_CBOR);
  }
}
