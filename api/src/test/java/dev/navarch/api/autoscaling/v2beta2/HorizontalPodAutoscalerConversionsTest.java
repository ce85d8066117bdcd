package dev.navarch.api.autoscaling.v2beta2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.api.autoscaling.RoundTripAnnotations;
import dev.navarch.apimachinery.runtime.ConversionException;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HorizontalPodAutoscalerConversionsTest {

  @Test
  void tolerancesTravelInAnnotations() {
    dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler hub =
        hub(Map.of("mine", "stays"))
            .spec(s ->
                s.behavior(b ->
                    b.scaleDown(
                            r -> r.stabilizationWindowSeconds(60).tolerance(Quantity.parse("0.05")))
                        .scaleUp(r -> r.tolerance(Quantity.ZERO))))
            .build();

    HorizontalPodAutoscaler old = fromHub(hub);

    assertThat(old.metadata().annotations())
        .isEqualTo(
            Map.of(
                "mine", "stays",
                "autoscaling.alpha.kubernetes.io/scale-down-tolerance", "50m",
                "autoscaling.alpha.kubernetes.io/scale-up-tolerance", "0"));
    assertThat(toHub(old)).isEqualTo(hub);
  }

  @Test
  void objectWithoutTolerancesNeedsNoAnnotation() {
    HorizontalPodAutoscaler old =
        HorizontalPodAutoscaler.builder()
            .metadata(m -> m.name("web"))
            .spec(s -> s.maxReplicas(3).behavior(b -> b.scaleUp(r -> r.selectPolicy("Min"))))
            .build();

    assertThat(toHub(old).metadata().annotations()).isEmpty();
    assertThat(fromHub(toHub(old))).isEqualTo(old);
  }

  @Test
  void annotationMakesTheRulesItBelongsTo() {
    HorizontalPodAutoscaler old = old(RoundTripAnnotations.SCALE_UP_TOLERANCE, "10m");

    dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerBehavior behavior =
        toHub(old).spec().behavior();

    assertThat(behavior)
        .isEqualTo(
            dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerBehavior.builder()
                .scaleUp(r -> r.tolerance(Quantity.parse("10m")))
                .build());
  }

  @Test
  void toleranceThatIsNoQuantityIsRefused() {
    HorizontalPodAutoscaler old = old(RoundTripAnnotations.SCALE_DOWN_TOLERANCE, "much");

    assertThatExceptionOfType(ConversionException.class)
        .isThrownBy(() -> toHub(old))
        .withMessageStartingWith(
            "failed to parse annotation"
                + " \"autoscaling.alpha.kubernetes.io/scale-down-tolerance\": quantities must");
  }

  @Test
  void annotationsOfOtherVersionsAreDropped() {
    assertThat(toHub(old(RoundTripAnnotations.METRICS, "[]")).metadata().annotations()).isEmpty();
    assertThat(
            fromHub(hub(Map.of(RoundTripAnnotations.SCALE_UP_TOLERANCE, "1")).build())
                .metadata()
                .annotations())
        .isEmpty();
  }

  private static HorizontalPodAutoscaler old(String annotation, String value) {
    return HorizontalPodAutoscaler.builder()
        .metadata(m -> m.annotations(Map.of(annotation, value)))
        .build();
  }

  private static dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerBuilder hub(
      Map<String, String> annotations) {
    return dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler.builder()
        .metadata(m -> m.annotations(annotations));
  }

  private static dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler toHub(
      HorizontalPodAutoscaler old) {
    return GeneratedConversions.horizontalPodAutoscalerToHub(old);
  }

  private static HorizontalPodAutoscaler fromHub(
      dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler hub) {
    return GeneratedConversions.horizontalPodAutoscalerFromHub(hub);
  }
}
