package dev.navarch.api.core.v1;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ContainerDefaultsTest {
  @Test
  void aContainerGetsAPullPolicyAndATerminationMessage() {
    Container out = ContainerDefaults.container(Container.builder().image("nginx:1.29").build());

    assertThat(out)
        .isEqualTo(
            Container.builder()
                .image("nginx:1.29")
                .imagePullPolicy("IfNotPresent")
                .terminationMessagePath("/dev/termination-log")
                .terminationMessagePolicy("File")
                .build());
    assertThat(ContainerDefaults.container(out)).isSameAs(out);
  }

  @Test
  void whatAContainerStatesStays() {
    Container stated =
        Container.builder()
            .image("nginx:latest")
            .imagePullPolicy("Never")
            .terminationMessagePath("/dev/other-log")
            .terminationMessagePolicy("FallbackToLogsOnError")
            .build();

    assertThat(ContainerDefaults.container(stated)).isSameAs(stated);
  }

  @Test
  void anEphemeralContainerIsDefaultedLikeAContainer() {
    EphemeralContainer in =
        EphemeralContainer.builder()
            .ephemeralContainerCommon(c -> c.image("busybox"))
            .targetContainerName("app")
            .build();

    EphemeralContainer out = ContainerDefaults.ephemeralContainer(in);

    assertThat(out)
        .isEqualTo(
            in.toBuilder()
                .ephemeralContainerCommon(c ->
                    c.imagePullPolicy("Always")
                        .terminationMessagePath("/dev/termination-log")
                        .terminationMessagePolicy("File"))
                .build());
    assertThat(ContainerDefaults.ephemeralContainer(out)).isSameAs(out);
  }

  @Test
  void aProbeGetsItsNumbers() {
    Probe out = ContainerDefaults.probe(Probe.builder().initialDelaySeconds(5).build());

    assertThat(out)
        .isEqualTo(
            Probe.builder()
                .initialDelaySeconds(5)
                .timeoutSeconds(1)
                .periodSeconds(10)
                .successThreshold(1)
                .failureThreshold(3)
                .build());
    assertThat(ContainerDefaults.probe(out)).isSameAs(out);
  }

  @Test
  void aProbeKeepsItsNumbers() {
    Probe stated =
        Probe.builder()
            .timeoutSeconds(2)
            .periodSeconds(3)
            .successThreshold(4)
            .failureThreshold(5)
            .build();

    assertThat(ContainerDefaults.probe(stated)).isSameAs(stated);
  }

  @Test
  void anHttpRequestGoesToTheRootInPlainText() {
    HTTPGetAction out = ContainerDefaults.httpGetAction(HTTPGetAction.builder().build());

    assertThat(out).isEqualTo(HTTPGetAction.builder().path("/").scheme("HTTP").build());

    HTTPGetAction stated = HTTPGetAction.builder().path("/live").scheme("HTTPS").build();
    assertThat(ContainerDefaults.httpGetAction(stated)).isSameAs(stated);
  }

  @Test
  void aFieldOfAnObjectIsReadInVersion1() {
    ObjectFieldSelector in = ObjectFieldSelector.builder().fieldPath("metadata.name").build();

    assertThat(ContainerDefaults.objectFieldSelector(in))
        .isEqualTo(in.toBuilder().apiVersion("v1").build());
    ObjectFieldSelector stated = in.toBuilder().apiVersion("v2").build();
    assertThat(ContainerDefaults.objectFieldSelector(stated)).isSameAs(stated);
  }
}
