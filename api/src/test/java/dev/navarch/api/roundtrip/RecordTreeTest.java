package dev.navarch.api.roundtrip;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.json.JsonWriter;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.serializer.JsonSerializer;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import java.util.Collection;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Objects of every kind become the trees that their JSON is, whatever is set in them. */
class RecordTreeTest {
  private static final Scheme SCHEME = AllTypes.scheme();
  private static final double[] DENSITIES = {1, 0.7, 0.4, 0.15, 0};

  static Collection<GroupVersionKind> kinds() {
    return SCHEME.allKinds();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aFilledObjectIsTheTreeOfItsJson(GroupVersionKind kind) {
    for (double density : DENSITIES) {
      check(kind, new ObjectFiller(new Random(kind.hashCode()), density));
    }
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void anObjectOfOddValuesIsTheTreeOfItsJson(GroupVersionKind kind) {
    for (double density : DENSITIES) {
      check(kind, ObjectFiller.ofOddValues(new Random(kind.hashCode()), density));
    }
  }

  private static void check(GroupVersionKind kind, ObjectFiller filler) {
    ApiObject object = filler.fill(TypeDescriptor.of(SCHEME.type(kind))).withGroupVersionKind(kind);
    JsonWriter json = new JsonWriter();
    JsonSerializer.write(json, object);

    assertThat(UnstructuredConverter.toUnstructured(object).content())
        .isEqualTo(JsonTree.parse(json.toByteArray()));
  }
}
