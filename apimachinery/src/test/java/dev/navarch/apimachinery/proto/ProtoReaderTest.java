package dev.navarch.apimachinery.proto;

import static dev.navarch.apimachinery.proto.Wire.hex;
import static dev.navarch.apimachinery.proto.Wire.nested;
import static dev.navarch.apimachinery.proto.Wire.reader;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.ObjectMetaDescriptor;
import dev.navarch.apimachinery.meta.v1.OwnerReference;
import dev.navarch.apimachinery.meta.v1.StatusDescriptor;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.Duration;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.RawExtension;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apimachinery.wire.DecodeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProtoReaderTest {
  /** A message that contains itself, as some schemas do. */
  private static final ProtoCodec<Integer> DEEP =
      new ProtoCodec<>() {
        @Override
        public Integer readProto(ProtoReader in) {
          int depth = 0;
          for (int tag; (tag = in.tag()) != 0; ) {
            if (tag == 0x0A) {
              depth = in.message(this) + 1;
            } else {
              in.unknown(tag, 2);
            }
          }
          return depth;
        }

        @Override
        public void writeProto(ProtoWriter out, Integer value) {
          throw new UnsupportedOperationException();
        }
      };

  // ---- varints

  @Test
  void varintsTakeUpToTenBytes() {
    assertThat(reader("00").int64()).isZero();
    assertThat(reader("7f").int64()).isEqualTo(127);
    assertThat(reader("ac 02").int64()).isEqualTo(300);
    assertThat(reader("ff ff ff ff 07").int32()).isEqualTo(Integer.MAX_VALUE);
    assertThat(reader("ff ff ff ff ff ff ff ff 7f").int64()).isEqualTo(Long.MAX_VALUE);
    assertThat(reader("80 80 80 80 80 80 80 80 80 01").int64()).isEqualTo(Long.MIN_VALUE);
  }

  @Test
  void negativeNumbersOf32BitsTakeTenBytes() {
    assertThat(reader("ff ff ff ff ff ff ff ff ff 01").int32()).isEqualTo(-1);
    assertThat(reader("80 80 80 80 f8 ff ff ff ff 01").int32()).isEqualTo(Integer.MIN_VALUE);
  }

  @Test
  void aNumberOfMoreBitsThanItsTypeLosesTheHighOnes() {
    assertThat(reader("81 80 80 80 10").int32()).isEqualTo(1);
  }

  @Test
  void anyNumberButZeroIsTrue() {
    assertThat(reader("00").bool()).isFalse();
    assertThat(reader("01").bool()).isTrue();
    assertThat(reader("80 02").bool()).isTrue();
  }

  @Test
  void aVarintOfElevenBytesIsRefused() {
    assertThatThrownBy(() -> reader("80 80 80 80 80 80 80 80 80 80 01").int64())
        .isInstanceOf(DecodeException.class)
        .hasMessage("proto: integer overflow at offset 10");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "80", "ff ff ff"})
  void aVarintThatEndsEarlyIsRefused(String digits) {
    assertThatThrownBy(() -> reader(digits).int64())
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("proto: unexpected EOF at offset ");
  }

  // ---- tags

  @Test
  void zeroIsTheTagAtTheEnd() {
    assertThat(reader("").tag()).isZero();
    assertThat(reader("92 01").tag()).isEqualTo(18 << 3 | 2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"00", "07", "ff ff ff ff 7f", "80 80 80 80 80 80 80 80 80 01"})
  void tagsWithoutAFieldNumberAreRefused(String digits) {
    assertThatThrownBy(() -> reader(digits).tag())
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("proto: illegal tag ");
  }

  // ---- unknown fields

  @Test
  void unknownFieldsOfEveryWireTypeArePassedOver() {
    String unknown =
        "a0 06 ff 01" // 100, a varint
            + "a1 06 01 02 03 04 05 06 07 08" // 100, eight bytes
            + "a2 06 03 61 62 63" // 100, three bytes
            + "a3 06 08 01 13 14 a4 06" // 100, a group with a varint and an empty group
            + "a5 06 01 02 03 04"; // 100, four bytes

    ObjectMeta metadata =
        ObjectMetaDescriptor.INSTANCE.readProto(reader(unknown + "0a 01 78" + unknown));

    assertThat(metadata).isEqualTo(ObjectMeta.builder().name("x").build());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a6 06", "a7 06", "a4 06"})
  void unknownWireTypesAreRefused(String digits) {
    assertThatThrownBy(() -> ObjectMetaDescriptor.INSTANCE.readProto(reader(digits)))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("proto: illegal wireType ");
  }

  @Test
  void aGroupThatAnotherOneClosesIsRefused() {
    assertThatThrownBy(() -> ObjectMetaDescriptor.INSTANCE.readProto(reader("a3 06 ac 06")))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("proto: illegal wireType 4");
    assertThatThrownBy(() -> ObjectMetaDescriptor.INSTANCE.readProto(reader("a3 06 08 01")))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("proto: unexpected EOF");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"08 01", "09 01 02 03 04 05 06 07 08", "0d 01 02 03 04", "0b 0c", "3a 00"})
  void aKnownFieldOfAnotherWireTypeIsRefused(String digits) {
    assertThatThrownBy(() -> ObjectMetaDescriptor.INSTANCE.readProto(reader(digits)))
        .isInstanceOf(DecodeException.class)
        .hasMessageContaining("proto: wrong wireType = ")
        .hasMessageContaining(digits.startsWith("3a") ? "for field 7" : "for field 1");
  }

  // ---- lengths

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0a 02 78", // one byte missing
        "0a ff ff ff ff 0f 78", // four gigabytes
        "0a ff ff ff ff ff ff ff ff ff 01", // minus one
        "0a ff ff ff ff ff ff ff ff 7f" // the largest
      })
  void lengthsBeyondTheEndAreRefused(String digits) {
    assertThatThrownBy(() -> ObjectMetaDescriptor.INSTANCE.readProto(reader(digits)))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("proto: unexpected EOF: a length of ");
  }

  @Test
  void anInnerMessageEndsWithinTheOuterOne() {
    // an owner of two bytes, whose name claims three
    assertThatThrownBy(
            () -> ObjectMetaDescriptor.INSTANCE.readProto(reader("6a 02 1a 03 61 62 63")))
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("proto: unexpected EOF: a length of 3");
  }

  @Test
  void aPartOfAnArrayIsReadAlone() {
    ProtoReader part = new ProtoReader(hex("ff 0a 01 78 ff"), 1, 3);

    assertThat(ObjectMetaDescriptor.INSTANCE.readProto(part).name()).isEqualTo("x");
  }

  @Test
  void aMessageCutAnywhereIsADecodeErrorOrAShorterMessage() {
    ObjectMeta metadata =
        ObjectMeta.builder()
            .name("a longer name")
            .generation(-1)
            .labels(Map.of("k", "v", "ü", "€"))
            .creationTimestamp(Time.ofEpochSecond(1_700_000_000))
            .ownerReferences(List.of(OwnerReference.builder().name("o").controller(true).build()))
            .build();
    ProtoWriter out = new ProtoWriter();
    ObjectMetaDescriptor.INSTANCE.writeProto(out, metadata);
    byte[] whole = out.toByteArray();

    int refused = 0;
    for (int length = 0; length < whole.length; length++) {
      try {
        ObjectMetaDescriptor.INSTANCE.readProto(new ProtoReader(Arrays.copyOf(whole, length)));
      } catch (DecodeException e) {
        refused++;
        assertThat(e).hasMessageStartingWith("proto: unexpected EOF");
      }
    }

    assertThat(ObjectMetaDescriptor.INSTANCE.readProto(new ProtoReader(whole))).isEqualTo(metadata);
    assertThat(refused).isBetween(whole.length / 2, whole.length - 1);
  }

  // ---- texts

  @Test
  void textsAreUtf8() {
    assertThat(reader("00").string()).isEmpty();
    assertThat(reader("05 68 65 6c 6c 6f").string()).isEqualTo("hello");
    assertThat(reader("09 c3 a9 e2 82 ac f0 9f 9a 80").string()).isEqualTo("é€\uD83D\uDE80");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "01 ff",
        "01 80",
        "02 c3 28",
        "02 c0 80", // a longer form than needed
        "03 ed a0 80", // half of a surrogate pair
        "04 f4 90 80 80", // beyond the last character
        "02 e2 82" // cut off
      })
  void textsThatAreNoUtf8AreRefused(String digits) {
    assertThatThrownBy(() -> reader(digits).string())
        .isInstanceOf(DecodeException.class)
        .hasMessage("proto: text is not valid UTF-8 at offset 1");
  }

  // ---- nesting

  @Test
  void nestingHasALimit() {
    int limit = ProtoReader.MAX_DEPTH;

    assertThat(DEEP.readProto(new ProtoReader(nested(limit)))).isEqualTo(limit);
    assertThatThrownBy(() -> DEEP.readProto(new ProtoReader(nested(limit + 1))))
        .isInstanceOf(DecodeException.class)
        .hasMessage("proto: messages nest deeper than " + ProtoReader.MAX_DEPTH);
  }

  @Test
  void nestingOfGroupsHasALimit() {
    byte[] groups = new byte[5000];
    Arrays.fill(groups, (byte) 0x13);

    assertThatThrownBy(() -> DEEP.readProto(new ProtoReader(groups)))
        .isInstanceOf(DecodeException.class)
        .hasMessage("proto: messages nest deeper than " + ProtoReader.MAX_DEPTH);
  }

  @Test
  void messagesBesideOneAnotherDoNotCountAsNested() {
    byte[] siblings = new byte[4 * ProtoReader.MAX_DEPTH];
    for (int i = 0; i < siblings.length; i += 2) {
      siblings[i] = 0x0A;
    }

    assertThatCode(() -> DEEP.readProto(new ProtoReader(siblings))).doesNotThrowAnyException();
  }

  // ---- collections

  @Test
  void listsAreReadPackedOrOneByOne() {
    List<Integer> numbers = new ArrayList<>();

    reader("04 01 ac 02 7f").packed(numbers, ProtoScalar.INT32);

    assertThat(numbers).containsExactly(1, 300, 127);
    assertThatThrownBy(() -> reader("02 01 80").packed(numbers, ProtoScalar.INT32))
        .isInstanceOf(DecodeException.class);
  }

  @Test
  void whatWasNotMetIsAbsent() {
    ProtoReader in = reader("");

    assertThat(Absent.is(in.<String>list(null))).isTrue();
    assertThat(Absent.is(in.<String>map(null))).isTrue();
  }

  @Test
  void theLastOfEqualKeysWins() {
    // two labels of the same key, then one without key and value
    ObjectMeta metadata =
        ObjectMetaDescriptor.INSTANCE.readProto(
            reader("5a 06 0a 01 6b 12 01 61" + "5a 06 0a 01 6b 12 01 62" + "5a 00"));

    assertThat(metadata.labels()).containsExactly(Map.entry("", ""), Map.entry("k", "b"));
  }

  @Test
  void anEntryMayHaveItsValueFirstAndUnknownFields() {
    List<Object> flat = new ArrayList<>();

    reader("08 12 01 62 18 05 0a 01 6b").entry(flat, ProtoScalar.STRING);

    assertThat(flat).containsExactly("k", "b");
  }

  // ---- values

  @Test
  void valuesThatAreMessagesAreRead() {
    assertThat(reader("06 0a 04 35 30 30 6d").quantity()).isEqualTo(Quantity.parse("500m"));
    assertThat(reader("00").quantity()).isEqualTo(Quantity.ZERO);
    assertThat(reader("04 08 00 10 50").intOrString()).isEqualTo(IntOrString.of(80));
    assertThat(reader("05 08 01 1a 01 78").intOrString()).isEqualTo(IntOrString.of("x"));
    assertThat(reader("00").time()).isEqualTo(Time.ZERO);
    assertThat(reader("04 08 01 10 05").time()).isEqualTo(Time.ofEpochSecond(1));
    assertThat(reader("05 08 01 10 e8 07").microTime())
        .isEqualTo(MicroTime.ofEpochMicro(1_000_001));
    assertThat(reader("03 08 dc 0b").duration()).isEqualTo(Duration.ofNanos(1500));
    assertThat(reader("04 0a 02 7b 7d").rawExtension())
        .isEqualTo(new RawExtension(Bytes.ofUtf8("{}")));
    assertThat(reader("00 00 00 00 00 00 f0 3f").float64()).isEqualTo(1.0);
  }

  @Test
  void valuesThatAreNoneAreDecodeErrors() {
    assertThatThrownBy(() -> reader("04 0a 02 31 78").quantity())
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("proto: ");
    assertThatThrownBy(() -> reader("0a 08 ff ff ff ff ff ff ff ff 7f").time())
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("proto: time out of range");
    assertThatThrownBy(() -> reader("0a 08 ff ff ff ff ff ff ff ff 7f").microTime())
        .isInstanceOf(DecodeException.class)
        .hasMessageStartingWith("proto: time out of range");
  }

  @Test
  void theLastOfAFieldThatOccursTwiceWins() {
    assertThat(StatusDescriptor.INSTANCE.readProto(reader("30 01 30 02")).code()).isEqualTo(2);
  }
}
