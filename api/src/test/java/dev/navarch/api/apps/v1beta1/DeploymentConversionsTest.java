package dev.navarch.api.apps.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.apimachinery.runtime.ConversionException;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DeploymentConversionsTest {
  private static final String ROLLBACK = "deprecated.deployment.rollback.to";

  @Test
  void rollbackRequestIsKeptInAnAnnotation() {
    Deployment old =
        deployment(Map.of("owner", "me"))
            .spec(spec ->
                spec.replicas(2)
                    .paused(true)
                    .minReadySeconds(7)
                    .progressDeadlineSeconds(60)
                    .rollbackTo(new RollbackConfig(4)))
            .build();

    dev.navarch.api.apps.v1.Deployment hub = GeneratedConversions.deploymentToHub(old);

    assertThat(hub.metadata().name()).isEqualTo("web");
    assertThat(hub.metadata().annotations()).isEqualTo(Map.of("owner", "me", ROLLBACK, "4"));
    assertThat(hub.spec().replicas()).isEqualTo(2);
    assertThat(hub.spec().paused()).isTrue();
    assertThat(GeneratedConversions.deploymentFromHub(hub)).isEqualTo(old);
  }

  @Test
  void requestForTheLastRevisionIsKeptToo() {
    Deployment old =
        deployment(Map.of()).spec(spec -> spec.rollbackTo(new RollbackConfig(0))).build();

    dev.navarch.api.apps.v1.Deployment hub = GeneratedConversions.deploymentToHub(old);

    assertThat(hub.metadata().annotations()).isEqualTo(Map.of(ROLLBACK, "0"));
    assertThat(GeneratedConversions.deploymentFromHub(hub)).isEqualTo(old);
  }

  @Test
  void annotationIsDroppedWhenTheFieldIsNotSet() {
    Deployment old = deployment(Map.of(ROLLBACK, "4")).build();

    assertThat(GeneratedConversions.deploymentToHub(old).metadata().annotations()).isEmpty();
  }

  @Test
  void deploymentWithoutRequestPassesUnchanged() {
    Deployment old = deployment(Map.of("owner", "me")).spec(spec -> spec.replicas(1)).build();

    Deployment back =
        GeneratedConversions.deploymentFromHub(GeneratedConversions.deploymentToHub(old));

    assertThat(back).isEqualTo(old);
    assertThat(back.spec().rollbackTo()).isNull();
  }

  @Test
  void annotationThatIsNoNumberIsRefused() {
    var hub =
        dev.navarch.api.apps.v1.Deployment.builder()
            .metadata(meta -> meta.annotations(Map.of(ROLLBACK, "last")))
            .build();

    assertThatExceptionOfType(ConversionException.class)
        .isThrownBy(() -> GeneratedConversions.deploymentFromHub(hub))
        .withMessageContaining("annotation[deprecated.deployment.rollback.to]=last");
  }

  private static DeploymentBuilder deployment(Map<String, String> annotations) {
    return Deployment.builder().metadata(meta -> meta.name("web").annotations(annotations));
  }
}
