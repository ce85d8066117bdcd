package dev.navarch.api.extensions.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.apimachinery.runtime.ConversionException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DaemonSetConversionsTest {
  private static final String GENERATION = "deprecated.daemonset.template.generation";

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 12})
  void templateGenerationIsKeptInAnAnnotation(long generation) {
    DaemonSet old =
        DaemonSet.builder()
            .metadata(meta -> meta.name("agent").annotations(Map.of("owner", "me")))
            .spec(spec -> spec.templateGeneration(generation).revisionHistoryLimit(5))
            .build();

    dev.navarch.api.apps.v1.DaemonSet hub = GeneratedConversions.daemonSetToHub(old);

    assertThat(hub.metadata().annotations())
        .isEqualTo(Map.of("owner", "me", GENERATION, Long.toString(generation)));
    assertThat(hub.spec().revisionHistoryLimit()).isEqualTo(5);
    assertThat(GeneratedConversions.daemonSetFromHub(hub)).isEqualTo(old);
  }

  @Test
  void hubWithoutTheAnnotationHasGenerationZero() {
    var hub =
        dev.navarch.api.apps.v1.DaemonSet.builder().metadata(meta -> meta.name("agent")).build();

    DaemonSet old = GeneratedConversions.daemonSetFromHub(hub);

    assertThat(old.spec().templateGeneration()).isZero();
    assertThat(old.metadata()).isEqualTo(hub.metadata());
  }

  @Test
  void annotationThatIsNoNumberIsRefused() {
    var hub =
        dev.navarch.api.apps.v1.DaemonSet.builder()
            .metadata(meta -> meta.annotations(Map.of(GENERATION, "")))
            .build();

    assertThatExceptionOfType(ConversionException.class)
        .isThrownBy(() -> GeneratedConversions.daemonSetFromHub(hub))
        .withMessage("strconv.ParseInt: parsing \"\": invalid syntax");
  }
}
