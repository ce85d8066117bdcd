package dev.navarch.api.roundtrip;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.apiextensions.v1.JSONSchemaProps;
import dev.navarch.api.apiextensions.v1.JSONSchemaPropsDescriptor;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.wire.DecodeException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Schemas contain schemas without end, and have more fields than any other type. The deepest one
 * that is accepted goes through every codec on a small stack.
 */
class DeepNestingTest {
  private static final JSONSchemaPropsDescriptor TYPE = JSONSchemaPropsDescriptor.INSTANCE;

  private static byte[] nested(String opening, String closing, int times) {
    return (opening.repeat(times) + "{}" + closing.repeat(times)).getBytes(StandardCharsets.UTF_8);
  }

  private static <T> T onAVirtualThread(Callable<T> work) throws Exception {
    FutureTask<T> task = new FutureTask<>(work);
    Thread.ofVirtual().start(task);
    return task.get();
  }

  private static byte[] throughEveryCodec(byte[] json) {
    JSONSchemaProps schema = RoundTrips.fromJson(TYPE, json);
    byte[] proto = RoundTrips.toProto(TYPE, TYPE.deepCopy(schema));
    return RoundTrips.toJson(TYPE, RoundTrips.fromProto(TYPE, proto));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"not\":           | }  | 1",
        "{\"items\":         | }  | 1",
        "{\"additionalProperties\": | } | 1",
        "{\"properties\":{\"x\": | }} | 2",
        "{\"allOf\":[        | ]} | 2",
        "{\"items\":[        | ]} | 2"
      })
  void theDeepestSchemaFitsASmallStackAndADeeperOneIsRefused(
      String opening, String closing, int levels) throws Exception {
    int most = (JsonReader.MAX_RECORD_DEPTH - 1) / levels;
    byte[] deepest = nested(opening, closing, most);
    byte[] deeper = nested(opening, closing, most + 1);

    assertThat(SmallStack.call(() -> throughEveryCodec(deepest))).isEqualTo(deepest);
    assertThat(onAVirtualThread(() -> throughEveryCodec(deepest))).isEqualTo(deepest);
    assertThatThrownBy(() -> RoundTrips.fromJson(TYPE, deeper))
        .isInstanceOf(DecodeException.class)
        .hasMessage("json: exceeded max depth of " + JsonReader.MAX_RECORD_DEPTH);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"{\"not\": | }", "{\"items\": | }"})
  void theDeepestSchemasCanBeComparedOnAnOrdinaryStack(String opening, String closing)
      throws Exception {
    byte[] deepest = nested(opening, closing, JsonReader.MAX_RECORD_DEPTH - 1);

    boolean equal =
        onAVirtualThread(() -> {
          JSONSchemaProps schema = RoundTrips.fromJson(TYPE, deepest);
          JSONSchemaProps copy = TYPE.deepCopy(schema);
          return copy.equals(schema) && copy.hashCode() == schema.hashCode();
        });

    assertThat(equal).isTrue();
  }
}
