package dev.navarch.api.roundtrip;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.json.JsonReader;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.yaml.YamlReader;
import dev.navarch.apimachinery.yaml.YamlWriter;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Made-up objects of every kind, full and sparse, survive every codec. */
class FilledRoundTripTest {
  static Stream<Class<? extends ApiObject>> types() {
    return AllTypes.scheme().allKnownTypes().values().stream().distinct();
  }

  private static <T> List<T> samples(TypeDescriptor<T> type) {
    return Stream.of(1.0, 0.7, 0.4, 0.15, 0.0)
        .map(density -> new ObjectFiller(new Random(type.name().hashCode()), density).fill(type))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("types")
  void jsonGivesTheValueBack(Class<? extends ApiObject> type) {
    roundTripJson(TypeDescriptor.of(type));
  }

  private static <T> void roundTripJson(TypeDescriptor<T> type) {
    for (T value : samples(type)) {
      byte[] json = RoundTrips.toJson(type, value);

      assertThat(RoundTrips.fromJson(type, json)).isEqualTo(value);
      List<String> strict =
          JsonReader.read(
              json,
              true,
              in -> {
                in.value(type, type.zero());
                return in.strictErrors();
              });
      assertThat(strict).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("types")
  void yamlGivesTheSameTreeAsJson(Class<? extends ApiObject> type) {
    roundTripYaml(TypeDescriptor.of(type));
  }

  private static <T> void roundTripYaml(TypeDescriptor<T> type) {
    for (T value : samples(type)) {
      Object tree = JsonTree.parse(RoundTrips.toJson(type, value));

      assertThat(YamlReader.parse(YamlWriter.write(tree))).isEqualTo(tree);
    }
  }

  @ParameterizedTest
  @MethodSource("types")
  void protobufGivesTheValueBack(Class<? extends ApiObject> type) {
    roundTripProto(TypeDescriptor.of(type));
  }

  private static <T> void roundTripProto(TypeDescriptor<T> type) {
    if (!hasProto(type)) {
      return;
    }
    for (T value : samples(type)) {
      byte[] proto = RoundTrips.toProto(type, value);

      assertThat(RoundTrips.fromProto(type, proto)).isEqualTo(value);
      assertThat(RoundTrips.toProto(type, RoundTrips.fromProto(type, proto))).isEqualTo(proto);
    }
  }

  /** Tables have no protobuf form. */
  private static boolean hasProto(TypeDescriptor<?> type) {
    return type.fields().stream().anyMatch(field -> field.number() > 0) || type.fields().isEmpty();
  }

  @ParameterizedTest
  @MethodSource("types")
  void deepCopiesShareNoRecord(Class<? extends ApiObject> type) {
    copies(TypeDescriptor.of(type));
  }

  private static <T> void copies(TypeDescriptor<T> type) {
    for (T value : samples(type)) {
      T copy = type.deepCopy(value);

      assertThat(copy).isEqualTo(value).isNotSameAs(value);
      for (int i = 0; i < type.fields().size(); i++) {
        Object component = type.get(value, i);
        if (component instanceof Record
            && component.getClass().getPackageName().contains(".api.")) {
          assertThat(type.get(copy, i)).isNotSameAs(component);
        }
      }
    }
  }
}
