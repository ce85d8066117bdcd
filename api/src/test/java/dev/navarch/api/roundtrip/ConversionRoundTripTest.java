package dev.navarch.api.roundtrip;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.descriptor.TypeDescriptor;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apimachinery.runtime.GroupVersioner;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of every version reaches its hub and comes back, whatever is set in it. */
class ConversionRoundTripTest {
  private static final Scheme SCHEME = AllTypes.scheme();

  static Stream<GroupVersionKind> kinds() {
    return SCHEME.allKinds().stream()
        .filter(kind -> !kind.groupVersion().isInternal())
        .filter(kind -> SCHEME.recognizes(kind.withVersion("__internal")))
        .filter(
            kind -> !kind.kind().equals("Scale")); // its selector must be one: a test of its own
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void everyKindReachesItsHubAndComesBackAsTheSameType(GroupVersionKind kind) {
    for (double density : new double[] {1, 0.5, 0.2, 0}) {
      ApiObject object =
          new ObjectFiller(new Random(kind.hashCode()), density)
              .fill(TypeDescriptor.of(SCHEME.type(kind)))
              .withGroupVersionKind(kind);

      ApiObject hub = SCHEME.convertToVersion(object, GroupVersioner.internal());
      ApiObject back = SCHEME.convertToVersion(hub, GroupVersioner.of(kind.groupVersion()));

      assertThat(hub.groupVersionKind()).hasToString("/, Kind=");
      assertThat(back.getClass()).isEqualTo(object.getClass());
      assertThat(back.groupVersionKind()).isEqualTo(kind);
    }
  }
}
