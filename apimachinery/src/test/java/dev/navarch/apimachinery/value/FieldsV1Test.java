package dev.navarch.apimachinery.value;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FieldsV1Test {
  @Test
  void equalSetsThatAreReadAreOneObject() {
    FieldsV1 one = FieldsV1.shared(Bytes.ofUtf8("{\"f:spec\":{\"f:replicas\":{}}}"));
    FieldsV1 other = FieldsV1.shared(Bytes.ofUtf8("{\"f:spec\":{\"f:replicas\":{}}}"));

    assertThat(other).isSameAs(one);
  }

  @Test
  void differentSetsStayDifferent() {
    for (int i = 0; i < 5_000; i++) {
      Bytes raw = Bytes.ofUtf8("{\"f:data\":{\"f:" + i + "\":{}}}");

      assertThat(FieldsV1.shared(raw)).isEqualTo(new FieldsV1(raw));
    }
  }

  @Test
  void longSetsAreNotKept() {
    String longSet = "{\"f:data\":{\"f:" + "x".repeat(5_000) + "\":{}}}";

    FieldsV1 one = FieldsV1.shared(Bytes.ofUtf8(longSet));
    FieldsV1 other = FieldsV1.shared(Bytes.ofUtf8(longSet));

    assertThat(other).isEqualTo(one).isNotSameAs(one);
  }
}
