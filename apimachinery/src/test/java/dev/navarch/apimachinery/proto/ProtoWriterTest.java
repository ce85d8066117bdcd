package dev.navarch.apimachinery.proto;

import static dev.navarch.apimachinery.proto.Wire.written;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.collect.Absent;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.LabelSelectorDescriptor;
import dev.navarch.apimachinery.meta.v1.LabelSelectorRequirement;
import dev.navarch.apimachinery.meta.v1.Status;
import dev.navarch.apimachinery.meta.v1.StatusDescriptor;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.Duration;
import dev.navarch.apimachinery.value.IntOrString;
import dev.navarch.apimachinery.value.MicroTime;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.RawJson;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProtoWriterTest {
  @Test
  void numbersAreVarints() {
    assertThat(written(out -> out.int64(0x08, 0))).isEqualTo("08 00");
    assertThat(written(out -> out.int64(0x08, 127))).isEqualTo("08 7f");
    assertThat(written(out -> out.int64(0x08, 128))).isEqualTo("08 80 01");
    assertThat(written(out -> out.int64(0x08, 300))).isEqualTo("08 ac 02");
    assertThat(written(out -> out.int64(0x08, Long.MAX_VALUE)))
        .isEqualTo("08 ff ff ff ff ff ff ff ff 7f");
    assertThat(written(out -> out.int64(0x08, Long.MIN_VALUE)))
        .isEqualTo("08 80 80 80 80 80 80 80 80 80 01");
  }

  @Test
  void negativeNumbersOf32BitsTakeTenBytes() {
    assertThat(written(out -> out.int32(0x08, -1))).isEqualTo("08 ff ff ff ff ff ff ff ff ff 01");
  }

  @ParameterizedTest
  @ValueSource(
      longs = {0, 1, 127, 128, 16383, 16384, -1, Integer.MIN_VALUE, 1L << 62, Long.MIN_VALUE})
  void numbersAreReadBack(long value) {
    ProtoWriter out = new ProtoWriter();
    out.int64(0x08, value);
    ProtoReader in = new ProtoReader(out.toByteArray());

    assertThat(in.tag()).isEqualTo(0x08);
    assertThat(in.int64()).isEqualTo(value);
    assertThat(in.tag()).isZero();
  }

  @Test
  void fieldNumbersAbove15TakeMoreBytes() {
    assertThat(written(out -> out.bool(16 << 3, true))).isEqualTo("80 01 01");
    assertThat(written(out -> out.string(2047 << 3 | 2, "x"))).isEqualTo("fa 7f 01 78");
  }

  @Test
  void fieldsAreWrittenTheLastFirst() {
    String bytes =
        written(out -> {
          out.bool(0x10, false);
          out.string(0x0A, "ab");
        });

    assertThat(bytes).isEqualTo("0a 02 61 62 10 00");
  }

  @Test
  void textsAreUtf8() {
    assertThat(written(out -> out.string(0x0A, ""))).isEqualTo("0a 00");
    String text = "é".repeat(100);
    assertThat(written(out -> out.string(0x0A, text))).isEqualTo("0a c8 01" + " c3 a9".repeat(100));
    String ascii = "x".repeat(200);
    assertThat(written(out -> out.string(0x0A, ascii))).isEqualTo("0a c8 01" + " 78".repeat(200));
    assertThat(written(out -> out.string(0x0A, "aé€\uD83D\uDE80")))
        .isEqualTo("0a 0a 61 c3 a9 e2 82 ac f0 9f 9a 80");
  }

  @Test
  void halfOfASurrogatePairIsReplaced() {
    assertThat(written(out -> out.string(0x0A, "\uD83Da"))).isEqualTo("0a 02 3f 61");
  }

  @Test
  void floatsAreLittleEndian() {
    assertThat(written(out -> out.float64(0x09, 1.0))).isEqualTo("09 00 00 00 00 00 00 f0 3f");
    assertThat(written(out -> out.float64(0x09, -0.0))).isEqualTo("09 00 00 00 00 00 00 00 80");
  }

  @Test
  void absentBytesAreLeftOutAndEmptyOnesAreNot() {
    assertThat(written(out -> out.bytes(0x0A, Bytes.NONE))).isEmpty();
    assertThat(written(out -> out.bytes(0x0A, Bytes.EMPTY))).isEqualTo("0a 00");
    assertThat(written(out -> out.bytes(0x0A, Bytes.ofUtf8("hi")))).isEqualTo("0a 02 68 69");
  }

  @Test
  void listsAreInOrder() {
    assertThat(written(out -> out.strings(0x0A, List.of("a", "b")))).isEqualTo("0a 01 61 0a 01 62");
    assertThat(written(out -> out.scalars(0x08, List.of(1, 2), ProtoScalar.INT32)))
        .isEqualTo("08 01 08 02");
    assertThat(written(out -> out.strings(0x0A, Absent.list()))).isEmpty();
  }

  @Test
  void wrappedListsTellAbsentFromEmpty() {
    assertThat(written(out -> out.items(0x12, Absent.list()))).isEmpty();
    assertThat(written(out -> out.items(0x12, List.of()))).isEqualTo("12 00");
    assertThat(written(out -> out.items(0x12, List.of("a")))).isEqualTo("12 03 0a 01 61");
    assertThat(written(out -> out.itemsMap(0x12, Map.of("k", List.of("a")))))
        .isEqualTo("12 08 0a 01 6b 12 03 0a 01 61");
  }

  @Test
  void mapsAreInTheOrderOfTheirKeys() {
    assertThat(written(out -> out.scalarMap(0x0A, Map.of("b", "2", "a", "1"), ProtoScalar.STRING)))
        .isEqualTo("0a 06 0a 01 61 12 01 31 0a 06 0a 01 62 12 01 32");
    assertThat(written(out -> out.scalarMap(0x0A, Map.of("a", true), ProtoScalar.BOOL)))
        .isEqualTo("0a 05 0a 01 61 10 01");
  }

  @Test
  void valuesAreMessages() {
    assertThat(written(out -> out.quantity(0x0A, Quantity.parse("0.5"))))
        .isEqualTo("0a 06 0a 04 35 30 30 6d");
    assertThat(written(out -> out.intOrString(0x0A, IntOrString.of(80))))
        .isEqualTo("0a 06 08 00 10 50 1a 00");
    assertThat(written(out -> out.intOrString(0x0A, IntOrString.of("x"))))
        .isEqualTo("0a 07 08 01 10 00 1a 01 78");
    assertThat(written(out -> out.time(0x0A, Time.ZERO))).isEqualTo("0a 00");
    assertThat(written(out -> out.time(0x0A, Time.ofEpochSecond(1))))
        .isEqualTo("0a 04 08 01 10 00");
    assertThat(written(out -> out.microTime(0x0A, MicroTime.ofEpochMicro(-1))))
        .isEqualTo("0a 11 08 ff ff ff ff ff ff ff ff ff 01 10 98 8c eb dc 03");
    assertThat(written(out -> out.duration(0x0A, Duration.ofNanos(1500))))
        .isEqualTo("0a 03 08 dc 0b");
    assertThat(written(out -> out.rawJson(0x0A, RawJson.EMPTY))).isEqualTo("0a 00");
  }

  @Test
  void recordsAreWrittenWithAllFieldsThatGoWrites() {
    ProtoCodec<Status> codec = StatusDescriptor.INSTANCE;

    String bytes = written(out -> codec.writeProto(out, Status.builder().code(404).build()));

    assertThat(bytes).isEqualTo("0a 06 0a 00 12 00 1a 00 12 00 1a 00 22 00 30 94 03");
  }

  @Test
  void largeMessagesFindRoom() {
    List<LabelSelectorRequirement> many =
        IntStream.range(0, 1000)
            .mapToObj(i -> LabelSelectorRequirement.builder().key("key" + i).build())
            .toList();
    LabelSelector selector = LabelSelector.builder().matchExpressions(many).build();
    ProtoWriter out = new ProtoWriter(1);

    LabelSelectorDescriptor.INSTANCE.writeProto(out, selector);

    assertThat(LabelSelectorDescriptor.INSTANCE.readProto(new ProtoReader(out.toByteArray())))
        .isEqualTo(selector);
  }

  @Test
  void bytesArePutInFront() {
    String bytes =
        written(out -> {
          out.bool(0x08, true);
          out.prepend(new byte[] {1, 2, 3});
        });

    assertThat(bytes).isEqualTo("01 02 03 08 01");
  }
}
