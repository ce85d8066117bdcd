package dev.navarch.api.autoscaling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.autoscaling.v2.HPAScalingPolicy;
import dev.navarch.api.autoscaling.v2.HPAScalingRules;
import dev.navarch.api.autoscaling.v2.HorizontalPodAutoscalerBehavior;
import dev.navarch.apimachinery.value.Quantity;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BehaviorJsonTest {
  private static final HorizontalPodAutoscalerBehavior UP_ONLY =
      HorizontalPodAutoscalerBehavior.builder()
          .scaleUp(
              HPAScalingRules.builder()
                  .stabilizationWindowSeconds(0)
                  .selectPolicy("Max")
                  .policies(List.of(new HPAScalingPolicy("Pods", 4, 15)))
                  .tolerance(Quantity.parse("50m"))
                  .build())
          .build();

  @Test
  void namesStartWithCapitals() {
    assertThat(BehaviorJson.write(UP_ONLY))
        .isEqualTo(
            """
            {"ScaleUp":{"StabilizationWindowSeconds":0,"SelectPolicy":"Max",\
            "Policies":[{"Type":"Pods","Value":4,"PeriodSeconds":15}],"Tolerance":"50m"},\
            "ScaleDown":null}\
            """);
  }

  @Test
  void whatIsUnsetIsWrittenAsNull() {
    HorizontalPodAutoscalerBehavior empty =
        new HorizontalPodAutoscalerBehavior(null, HPAScalingRules.builder().build());

    assertThat(BehaviorJson.write(empty))
        .isEqualTo(
            """
            {"ScaleUp":null,"ScaleDown":{"StabilizationWindowSeconds":null,"SelectPolicy":null,\
            "Policies":null,"Tolerance":null}}\
            """);
    assertThat(BehaviorJson.read(BehaviorJson.write(empty))).contains(empty);
  }

  @Test
  void readsWhatItWrites() {
    assertThat(BehaviorJson.read(BehaviorJson.write(UP_ONLY))).contains(UP_ONLY);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        {"scaleUp":{"stabilizationWindowSeconds":0,"selectPolicy":"Max","tolerance":"50m",
         "policies":[{"type":"Pods","value":4,"periodSeconds":15}]}}\
        """,
        """
        {"SCALEUP":{"stabilizationwindowseconds":0,"SelectPolicy":"Max","Tolerance":0.05,
         "Policies":[{"Type":"Pods","Value":4,"PeriodSeconds":15,"Else":{}}]},"scaleDown":null}\
        """
      })
  void readsNamesInAnyCase(String annotation) {
    assertThat(BehaviorJson.read(annotation)).contains(UP_ONLY);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "null",
        "{}",
        "[]",
        "7",
        "{",
        "{\"ScaleUp\":null}",
        "{\"ScaleUp\":[]}",
        "{\"ScaleUp\":{\"Policies\":{}}}",
        "{\"ScaleUp\":{\"Tolerance\":\"much\"}}",
        "{} {}"
      })
  void otherTextsGiveNoRules(String annotation) {
    assertThat(BehaviorJson.read(annotation)).isEmpty();
  }

  @Test
  void noAnnotationGivesNoRules() {
    assertThat(BehaviorJson.read(null)).isEmpty();
  }
}
