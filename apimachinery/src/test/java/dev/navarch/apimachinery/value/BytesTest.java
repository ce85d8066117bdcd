package dev.navarch.apimachinery.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BytesTest {

  @Test
  void noneIsAbsentYetEqualToEmpty() {
    assertThat(Bytes.NONE).isEqualTo(Bytes.EMPTY).hasSameHashCodeAs(Bytes.EMPTY);
    assertThat(Bytes.NONE.isPresent()).isFalse();
    assertThat(Bytes.EMPTY.isPresent()).isTrue();
    assertThat(Bytes.wrap(Bytes.NONE.unsafeArray()).isPresent()).isTrue();
    assertThat(Bytes.NONE.isEmpty()).isTrue();
  }

  @Test
  void ofCopiesAndWrapDoesNot() {
    byte[] array = {1, 2};
    Bytes copied = Bytes.of(array);
    Bytes wrapped = Bytes.wrap(array);

    array[0] = 9;

    assertThat(copied).isEqualTo(Bytes.of((byte) 1, (byte) 2));
    assertThat(wrapped.unsafeArray()).isSameAs(array);
  }

  @Test
  void toByteArrayCannotReachTheInside() {
    Bytes bytes = Bytes.ofUtf8("abc");

    bytes.toByteArray()[0] = 'x';

    assertThat(bytes.utf8()).isEqualTo("abc");
  }

  @Test
  void toStringKeepsTheContentSecret() {
    assertThat(Bytes.ofUtf8("hunter2")).hasToString("7 bytes");
    assertThat(Bytes.ofUtf8("x")).hasToString("1 byte");
  }

  @ParameterizedTest
  @CsvSource({"'',''", "Zg==,f", "Zm8=,fo", "Zm9v,foo", "Zm9vYg==,foob", "w6TDtg==,äö"})
  void base64GoesBothWays(String encoded, String text) {
    assertThat(Bytes.ofUtf8(text).toBase64()).isEqualTo(encoded);
    assertThat(Bytes.fromBase64(encoded)).isEqualTo(Bytes.ofUtf8(text));
  }

  @Test
  void base64SkipsLineBreaks() {
    assertThat(Bytes.fromBase64("Zm9v\r\nYg=\n=\n").utf8()).isEqualTo("foob");
    assertThat(Bytes.fromBase64("\n")).isEqualTo(Bytes.EMPTY);
  }

  @ParameterizedTest
  @CsvSource({
    "!!!!, 0",
    "Zm9*, 3",
    "====, 0",
    "x===, 1",
    "Zm9vY, 4",
    "Zm9vYg, 4",
    "Zm9vYg=, 7",
    "Zm9vYg=x, 6",
    "Zg==Zg==, 4",
    "Zm8=x, 4",
    "Zm-_, 2",
    "'Zm 9', 2",
    "Zmä=, 2"
  })
  void brokenBase64IsRefusedAtItsPosition(String encoded, int position) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Bytes.fromBase64(encoded))
        .withMessage("illegal base64 data at input byte " + position);
  }

  @Test
  void rawValuesStartAbsent() {
    assertThat(RawExtension.EMPTY.raw().isPresent()).isFalse();
    assertThat(FieldsV1.EMPTY.raw().isPresent()).isFalse();
    assertThat(RawJson.EMPTY.raw().isPresent()).isFalse();
    assertThat(new RawExtension(Bytes.ofUtf8("{}")).isEmpty()).isFalse();
    assertThat(new FieldsV1(Bytes.EMPTY)).isEqualTo(FieldsV1.EMPTY);
  }
}
