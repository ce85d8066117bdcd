package dev.navarch.api.node.v1alpha1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RuntimeClassConversionsTest {

  @Test
  void specificationIsFlatInTheHub() {
    RuntimeClass old =
        RuntimeClass.builder()
            .metadata(m -> m.name("gvisor"))
            .spec(s ->
                s.runtimeHandler("runsc")
                    .overhead(o -> o.podFixed(Map.of("cpu", Quantity.parse("250m"))))
                    .scheduling(x -> x.nodeSelector(Map.of("sandbox", "yes"))))
            .build();

    dev.navarch.api.node.v1.RuntimeClass hub = GeneratedConversions.runtimeClassToHub(old);

    assertThat(hub)
        .isEqualTo(
            dev.navarch.api.node.v1.RuntimeClass.builder()
                .typeMeta(old.typeMeta())
                .metadata(m -> m.name("gvisor"))
                .handler("runsc")
                .overhead(o -> o.podFixed(Map.of("cpu", Quantity.parse("250m"))))
                .scheduling(x -> x.nodeSelector(Map.of("sandbox", "yes")))
                .build());
    assertThat(GeneratedConversions.runtimeClassFromHub(hub)).isEqualTo(old);
  }

  @Test
  void whatIsUnsetStaysUnset() {
    RuntimeClass old = RuntimeClass.builder().spec(s -> s.runtimeHandler("runc")).build();

    dev.navarch.api.node.v1.RuntimeClass hub = GeneratedConversions.runtimeClassToHub(old);

    assertThat(hub.overhead()).isNull();
    assertThat(hub.scheduling()).isNull();
    assertThat(GeneratedConversions.runtimeClassFromHub(hub)).isEqualTo(old);
  }
}
