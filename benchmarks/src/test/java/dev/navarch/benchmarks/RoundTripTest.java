package dev.navarch.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class RoundTripTest {
  @ParameterizedTest
  @EnumSource
  void everyJsonLibraryKeepsTheWholePod(JsonLibrary library) {
    PodCodec codec = library.codec();

    for (PodSize size : PodSize.values()) {
      byte[] json = size.template().pod(3);
      assertThatCode(() -> RoundTrip.checkJson(codec, json)).doesNotThrowAnyException();
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyProtobufLibraryWritesTheSameBytes(ProtoLibrary library) {
    PodCodec codec = library.codec();

    for (PodSize size : PodSize.values()) {
      byte[] proto = new NavarchProto().encode(new NavarchJson().decode(size.template().pod(3)));
      assertThatCode(() -> RoundTrip.checkProto(codec, proto, List.of("app", "proxy")))
          .doesNotThrowAnyException();
    }
  }

  @Test
  void ourJsonIsTheServersByteForByte() {
    PodCodec codec = JsonLibrary.NAVARCH.codec();
    byte[] json = PodSize.SMALL.template().pod(3);

    byte[] again = codec.encode(codec.decode(json));

    assertThat(new String(again, StandardCharsets.UTF_8))
        .isEqualTo(new String(json, StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"a\":1,\"b\":[{\"c\":2}]} | {\"a\":1,\"b\":[{}]}",
        "{\"a\":1} | {\"a\":\"1\"}",
        "{\"a\":[1,2]} | {\"a\":[2,1]}",
        "{\"a\":[1,2]} | {\"a\":[1,2,3]}",
        "{\"a\":{}} | {}",
        "{} | {\"a\":0}",
        "{\"a\":\"2026-01-05T08:00:00Z\"} | {\"a\":\"2026-01-05T08:00:01Z\"}"
      })
  void aCodecThatChangesSomethingIsFound(String before, String after) {
    PodCodec changing = fixed(after);

    assertThatThrownBy(() -> RoundTrip.checkJson(changing, before.getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(IllegalStateException.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"a\":1,\"b\":2} | {\"b\":2,\"a\":1}",
        "{\"a\":{\"b\":null}} | {\"a\":{}}",
        "{\"a\":1} | {\"a\":1,\"b\":[],\"c\":{},\"d\":null}",
        "{\"a\":\"2026-01-05T08:00:00Z\"} | {\"a\":\"2026-01-05T08:00:00.000000Z\"}"
      })
  void otherWaysToWriteTheSameDoNotCountAsChanges(String before, String after) {
    PodCodec codec = fixed(after);

    assertThatCode(() -> RoundTrip.checkJson(codec, before.getBytes(StandardCharsets.UTF_8)))
        .doesNotThrowAnyException();
  }

  private static PodCodec fixed(String output) {
    return new PodCodec() {
      @Override
      public Object decode(byte[] bytes) {
        return output;
      }

      @Override
      public byte[] encode(Object pod) {
        return output.getBytes(StandardCharsets.UTF_8);
      }
    };
  }
}
