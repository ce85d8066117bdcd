package dev.navarch.api.apps.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.collect.Absent;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ScaleConversionsTest {

  @Test
  void labelsAndTextComeBackFromTheHub() {
    Scale old =
        Scale.builder()
            .metadata(meta -> meta.name("web"))
            .spec(spec -> spec.replicas(3))
            .status(new ScaleStatus(2, Map.of("app", "web"), "app=web"))
            .build();

    dev.navarch.api.autoscaling.v1.Scale hub = GeneratedConversions.scaleToHub(old);

    assertThat(hub.spec().replicas()).isEqualTo(3);
    assertThat(hub.status())
        .isEqualTo(new dev.navarch.api.autoscaling.v1.ScaleStatus(2, "app=web"));
    assertThat(GeneratedConversions.scaleFromHub(hub)).isEqualTo(old);
  }

  @Test
  void labelsAloneBecomeText() {
    ScaleStatus old = new ScaleStatus(1, Map.of("tier", "front", "app", "web"), "");

    assertThat(GeneratedConversions.scaleStatusToHub(old).selector())
        .isEqualTo("app=web,tier=front");
  }

  @Test
  void selectorWithExpressionsIsTextOnly() {
    var hub = new dev.navarch.api.autoscaling.v1.ScaleStatus(1, "app in (a,b)");

    ScaleStatus old = GeneratedConversions.scaleStatusFromHub(hub);

    assertThat(old).isEqualTo(new ScaleStatus(1, Absent.map(), "app in (a,b)"));
    assertThat(GeneratedConversions.scaleStatusToHub(old)).isEqualTo(hub);
  }
}
