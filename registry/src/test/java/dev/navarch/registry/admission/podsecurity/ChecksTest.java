package dev.navarch.registry.admission.podsecurity;

import static dev.navarch.registry.admission.AdmissionBench.pod;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.ContainerBuilder;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodSpecBuilder;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class ChecksTest {
  private static String find(String standard, Consumer<PodSpecBuilder> change) {
    return find(standard, pod("p").toBuilder().spec(change).build());
  }

  private static String find(String standard, Pod pod) {
    String[] parts = standard.split(":", 2);
    Standard parsed =
        new Standard(
            Level.parse(parts[0]).orElseThrow(), StandardVersion.parse(parts[1]).orElseThrow());
    assertThat(parsed.toString()).isEqualTo(standard);
    return Checks.find(parsed, pod.metadata(), pod.spec()).details();
  }

  private static String containers(String standard, Consumer<ContainerBuilder> change) {
    ContainerBuilder one = Container.builder().name("a").image("i");
    ContainerBuilder two = Container.builder().name("b").image("i");
    change.accept(one);
    change.accept(two);
    return find(standard, s -> s.containers(List.of(one.build(), two.build())));
  }

  /** A container against which nothing can be said. */
  private static ContainerBuilder good() {
    return Container.builder()
        .name("good")
        .image("i")
        .securityContext(c ->
            c.allowPrivilegeEscalation(false)
                .runAsNonRoot(true)
                .capabilities(x -> x.drop(List.of("ALL")))
                .seccompProfile(x -> x.type("RuntimeDefault")));
  }

  @Test
  void aHarmlessPodPassesEveryStandard() {
    for (String standard : List.of("restricted:latest", "restricted:v1.0", "baseline:v1.20")) {
      assertThat(find(standard, s -> s.containers(List.of(good().build())))).isEmpty();
    }
  }

  @Test
  void anythingPassesThePrivilegedLevel() {
    assertThat(find("privileged:latest", s -> s.hostNetwork(true))).isEmpty();
  }

  @Test
  void everyContainerIsNamed() {
    assertThat(
            containers(
                "baseline:latest",
                c -> c.securityContext(x -> x.capabilities(y -> y.add(List.of("SYS_ADMIN"))))))
        .isEqualTo(
            "non-default capabilities (containers \"a\", \"b\" must not include \"SYS_ADMIN\" in"
                + " securityContext.capabilities.add)");
    assertThat(containers("baseline:latest", c -> c.addToPorts(p -> p.hostPort(80))))
        .isEqualTo("hostPort (containers \"a\", \"b\" use hostPort 80)");
    assertThat(containers("baseline:latest", c -> c.securityContext(x -> x.privileged(true))))
        .isEqualTo(
            "privileged (containers \"a\", \"b\" must not set securityContext.privileged=true)");
    assertThat(containers("baseline:latest", c -> c.securityContext(x -> x.procMount("Unmasked"))))
        .isEqualTo(
            "procMount (containers \"a\", \"b\" must not set securityContext.procMount to"
                + " \"Unmasked\")");
  }

  @Test
  void containersThatRunBeforeAndThoseThatAreAddedCount() {
    assertThat(
            find(
                "baseline:latest",
                s ->
                    s.addToInitContainers(c -> c.name("i").securityContext(x -> x.privileged(true)))
                        .addToEphemeralContainers(e ->
                            e.ephemeralContainerCommon(
                                c -> c.name("e").securityContext(x -> x.privileged(true))))))
        .contains("containers \"i\", \"e\" must not set");
  }

  @Test
  void theHostIsOutOfReach() {
    assertThat(
            find(
                "baseline:latest",
                s ->
                    s.hostPID(true)
                        .hostIPC(true)
                        .addToVolumes(
                            v -> v.name("h").volumeSource(x -> x.hostPath(h -> h.path("/"))))))
        .isEqualTo("host namespaces (hostPID=true, hostIPC=true), hostPath volumes (volume \"h\")");
  }

  @Test
  void aProbeAsksItsOwnPodSince134() {
    Consumer<ContainerBuilder> probe =
        c -> c.livenessProbe(p -> p.probeHandler(h -> h.httpGet(g -> g.host("10.0.0.1"))));

    assertThat(containers("baseline:v1.33", probe)).isEmpty();
    assertThat(containers("baseline:v1.34", probe))
        .isEqualTo(
            "probe or lifecycle host (containers \"a\", \"b\" use probe or lifecycle host"
                + " \"10.0.0.1\")");
  }

  @Test
  void profilesAreNotSwitchedOff() {
    assertThat(
            find(
                "baseline:latest",
                s ->
                    s.securityContext(c ->
                        c.seccompProfile(p -> p.type("Unconfined"))
                            .appArmorProfile(p -> p.type("Unconfined")))))
        .isEqualTo(
            "forbidden AppArmor profile (pod must not set AppArmor profile type to"
                + " \"Unconfined\"), seccompProfile (pod must not set"
                + " securityContext.seccompProfile.type to \"Unconfined\")");
  }

  @Test
  void oldStandardsKnowAnnotationsInPlaceOfFields() {
    Pod pod =
        pod("p").toBuilder()
            .metadata(m ->
                m.annotations(Map.of("seccomp.security.alpha.kubernetes.io/pod", "unconfined")))
            .spec(s -> s.securityContext(c -> c.seccompProfile(p -> p.type("Unconfined"))))
            .build();

    assertThat(find("baseline:v1.18", pod))
        .isEqualTo(
            "seccompProfile (forbidden annotation"
                + " seccomp.security.alpha.kubernetes.io/pod=\"unconfined\")");
    assertThat(find("baseline:v1.19", pod)).startsWith("seccompProfile (pod must not set");
  }

  @Test
  void moreKernelSettingsAreSafeInNewerStandards() {
    Consumer<PodSpecBuilder> settings =
        s ->
            s.securityContext(c ->
                c.addToSysctls(x -> x.name("net.ipv4.tcp_rmem").value("1"))
                    .addToSysctls(x -> x.name("kernel.msgmax").value("1")));

    assertThat(find("baseline:v1.31", settings))
        .isEqualTo("forbidden sysctls (net.ipv4.tcp_rmem, kernel.msgmax)");
    assertThat(find("baseline:v1.32", settings)).isEqualTo("forbidden sysctls (kernel.msgmax)");
  }

  @Test
  void seLinuxLabelsAreLimited() {
    assertThat(
            find(
                "baseline:latest",
                s ->
                    s.securityContext(
                        c -> c.seLinuxOptions(o -> o.type("spc_t").user("u").role("r")))))
        .isEqualTo(
            "seLinuxOptions (pod set forbidden securityContext.seLinuxOptions: type \"spc_t\";"
                + " user may not be set; role may not be set)");
  }

  @Test
  void restrictedRulesTakeThePlaceOfWeakerOnes() {
    String found =
        find(
            "restricted:latest",
            s ->
                s.containers(List.of(good().build()))
                    .addToVolumes(v -> v.name("h").volumeSource(x -> x.hostPath(h -> h.path("/"))))
                    .addToVolumes(v -> v.name("f").volumeSource(x -> x.nfs(n -> n.path("/")))));

    assertThat(found)
        .isEqualTo(
            "restricted volume types (volumes \"h\", \"f\" use restricted volume types"
                + " \"hostPath\", \"nfs\")");
  }

  @Test
  void rootIsNobodyWherePodsHaveUsersOfTheirOwnSince135() {
    Consumer<PodSpecBuilder> root =
        s ->
            s.hostUsers(false)
                .containers(
                    List.of(
                        good()
                            .securityContext(
                                c -> c.runAsNonRoot(false).runAsUser(0L).procMount("Unmasked"))
                            .build()));

    assertThat(find("restricted:v1.34", root))
        .isEqualTo(
            "procMount (container \"good\" must not set securityContext.procMount to"
                + " \"Unmasked\"), runAsNonRoot != true (container \"good\" must not set"
                + " securityContext.runAsNonRoot=false), runAsUser=0 (container \"good\" must not set"
                + " runAsUser=0)");
    assertThat(find("restricted:v1.35", root))
        .isEqualTo(
            "procMount (container \"good\" must not set securityContext.procMount to"
                + " \"Unmasked\")");
    assertThat(find("baseline:v1.35", root)).isEmpty();
  }

  @Test
  void windowsIsAskedForLessSince125() {
    Consumer<PodSpecBuilder> windows =
        s -> s.os(o -> o.name("windows")).securityContext(c -> c.runAsNonRoot(true));

    assertThat(find("restricted:v1.24", windows)).contains("allowPrivilegeEscalation != false");
    assertThat(find("restricted:v1.25", windows)).isEmpty();
  }
}
