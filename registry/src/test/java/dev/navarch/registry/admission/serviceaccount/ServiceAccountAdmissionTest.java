package dev.navarch.registry.admission.serviceaccount;

import static dev.navarch.registry.admission.AdmissionBench.admitted;
import static dev.navarch.registry.admission.AdmissionBench.pod;
import static dev.navarch.registry.admission.AdmissionBench.refused;
import static dev.navarch.registry.admission.AdmissionBench.refusedChange;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.ProjectedVolumeSource;
import dev.navarch.api.core.v1.ServiceAccount;
import dev.navarch.api.core.v1.Volume;
import dev.navarch.api.core.v1.VolumeMount;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.registry.admission.AdmissionBench;
import dev.navarch.registry.generic.RegistrySettings;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ServiceAccountAdmissionTest {
  private static final String MOUNT_PATH = "/var/run/secrets/kubernetes.io/serviceaccount";

  private final AdmissionBench bench = new AdmissionBench();
  private final ServiceAccountAdmission plugin = new ServiceAccountAdmission(bench.stores());

  private Pod admit(Pod pod) {
    return admitted(plugin, bench.create("", "pods", pod), pod);
  }

  @Test
  void aPodThatNamesNoAccountGetsTheDefaultOneAndItsToken() {
    bench.account("n", "default");

    Pod admitted = admit(pod("a"));

    assertThat(admitted.spec().serviceAccountName()).isEqualTo("default");
    assertThat(admitted.spec().serviceAccount()).isEqualTo("default");
    Volume volume = admitted.spec().volumes().get(0);
    assertThat(volume.name()).matches("kube-api-access-[a-z0-9]{5}");
    assertThat(volume.volumeSource().projected())
        .isEqualTo(
            ProjectedVolumeSource.builder()
                .defaultMode(420)
                .addToSources(
                    s -> s.serviceAccountToken(t -> t.path("token").expirationSeconds(3607L)))
                .addToSources(s ->
                    s.configMap(c ->
                        c.localObjectReference(r -> r.name("kube-root-ca.crt"))
                            .addToItems(i -> i.key("ca.crt").path("ca.crt"))))
                .addToSources(s ->
                    s.downwardAPI(d ->
                        d.addToItems(i ->
                            i.path("namespace")
                                .fieldRef(
                                    f -> f.apiVersion("v1").fieldPath("metadata.namespace")))))
                .build());
    assertThat(admitted.spec().containers().get(0).volumeMounts())
        .containsExactly(
            VolumeMount.builder().name(volume.name()).readOnly(true).mountPath(MOUNT_PATH).build());
  }

  @Test
  void anAccountThatIsNotThereIsNamed() {
    Pod named = pod("a").toBuilder().spec(s -> s.serviceAccountName("robot")).build();

    assertThat(refusedChange(plugin, bench.create("", "pods", named)).message())
        .isEqualTo(
            "pods \"a\" is forbidden: error looking up service account n/robot:"
                + " serviceaccount \"robot\" not found");
  }

  @Test
  void theDefaultAccountIsThereAtOnceWhereSomebodyWouldMakeItSoon() {
    RegistrySettings settings =
        RegistrySettings.of("10.0.0.0/24", Duration.ofHours(1), InstantSource.system())
            .withDefaultAccounts(true);
    ServiceAccountAdmission quick = new ServiceAccountAdmission(bench.stores(), settings);

    Pod admitted = admitted(quick, bench.create("", "pods", pod("a")), pod("a"));

    assertThat(admitted.spec().serviceAccountName()).isEqualTo("default");
    assertThat(
            bench
                .stores()
                .<ServiceAccount>of("", "serviceaccounts")
                .require(new ObjectName("n", "default"))
                .metadata()
                .uid())
        .isNotEmpty();
    Pod named = pod("b").toBuilder().spec(s -> s.serviceAccountName("robot")).build();
    assertThat(refusedChange(quick, bench.create("", "pods", named)).message())
        .endsWith("serviceaccount \"robot\" not found");
  }

  @Test
  void theOlderFieldNamesTheAccountToo() {
    bench.account("n", "robot");
    Pod named = pod("a").toBuilder().spec(s -> s.serviceAccount("robot")).build();

    assertThat(admit(named).spec().serviceAccountName()).isEqualTo("robot");
  }

  @Test
  void podsAndAccountsCanDoWithoutTheToken() {
    bench.put(
        "",
        "serviceaccounts",
        ServiceAccount.builder()
            .metadata(m -> m.name("default").namespace("n"))
            .automountServiceAccountToken(false)
            .build());
    Pod willing = pod("b").toBuilder().spec(s -> s.automountServiceAccountToken(true)).build();

    assertThat(admit(pod("a")).spec().volumes()).isEmpty();
    assertThat(admit(willing).spec().volumes()).hasSize(1);
  }

  @Test
  void whatIsMountedInPlaceOfTheTokenStays() {
    bench.account("n", "default");
    VolumeMount own = VolumeMount.builder().name("mine").mountPath(MOUNT_PATH).build();
    Container container = Container.builder().name("app").image("i").addToVolumeMounts(own).build();
    Pod pod = pod("a").toBuilder().spec(s -> s.containers(List.of(container))).build();

    Pod admitted = admit(pod);

    assertThat(admitted.spec().volumes()).isEmpty();
    assertThat(admitted.spec().containers().get(0).volumeMounts()).containsExactly(own);
  }

  @Test
  void imagesArePulledWithTheSecretsOfTheAccountUnlessThePodHasItsOwn() {
    bench.put(
        "",
        "serviceaccounts",
        ServiceAccount.builder()
            .metadata(m -> m.name("default").namespace("n"))
            .addToImagePullSecrets(r -> r.name("theirs"))
            .build());
    Pod own = pod("b").toBuilder().spec(s -> s.addToImagePullSecrets(r -> r.name("mine"))).build();

    assertThat(admit(pod("a")).spec().imagePullSecrets())
        .extracting(reference -> reference.name())
        .containsExactly("theirs");
    assertThat(admit(own).spec().imagePullSecrets())
        .extracting(reference -> reference.name())
        .containsExactly("mine");
  }

  @Test
  void anAccountMayAllowOnlyTheSecretsThatItLists() {
    bench.put(
        "",
        "serviceaccounts",
        ServiceAccount.builder()
            .metadata(m ->
                m.name("default")
                    .namespace("n")
                    .annotations(Map.of("kubernetes.io/enforce-mountable-secrets", "true")))
            .addToSecrets(r -> r.name("listed"))
            .build());

    assertThat(admit(withSecret("listed")).spec().volumes()).hasSize(2);
    assertThat(refusedChange(plugin, bench.create("", "pods", withSecret("other"))).message())
        .isEqualTo(
            "pods \"a\" is forbidden: volume with secret.secretName=\"other\" is not allowed"
                + " because service account default does not reference that secret");
  }

  private static Pod withSecret(String secret) {
    return pod("a").toBuilder()
        .spec(s ->
            s.addToVolumes(
                v -> v.name("v").volumeSource(src -> src.secret(x -> x.secretName(secret)))))
        .build();
  }

  @Test
  void aMirrorPodHasNoAccountAndReachesForNothing() {
    Pod mirror =
        pod("a").toBuilder()
            .metadata(m -> m.annotations(Map.of("kubernetes.io/config.mirror", "x")))
            .build();
    Pod greedy = mirror.toBuilder().spec(s -> s.serviceAccountName("robot")).build();

    assertThat(admit(mirror)).isSameAs(mirror);
    assertThat(refused(plugin, bench.create("", "pods", greedy)).message())
        .endsWith("a mirror pod may not reference service accounts");
  }
}
