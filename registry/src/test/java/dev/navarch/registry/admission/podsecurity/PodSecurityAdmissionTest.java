package dev.navarch.registry.admission.podsecurity;

import static dev.navarch.registry.admission.AdmissionBench.pod;
import static dev.navarch.registry.admission.AdmissionBench.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.apps.v1.Deployment;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.registry.admission.AdmissionBench;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PodSecurityAdmissionTest {
  private static final String PREFIX = "pod-security.kubernetes.io/";
  private static final String EVERYTHING_MISSING =
      "allowPrivilegeEscalation != false (container \"app\" must set"
          + " securityContext.allowPrivilegeEscalation=false), unrestricted capabilities (container"
          + " \"app\" must set securityContext.capabilities.drop=[\"ALL\"]), runAsNonRoot != true"
          + " (pod or container \"app\" must set securityContext.runAsNonRoot=true), seccompProfile"
          + " (pod or container \"app\" must set securityContext.seccompProfile.type to"
          + " \"RuntimeDefault\" or \"Localhost\")";

  private final AdmissionBench bench = new AdmissionBench();
  private final PodSecurityAdmission plugin = new PodSecurityAdmission(bench.stores());

  private static Namespace namespace(String mode, String level) {
    return Namespace.builder()
        .metadata(m -> m.name("n").labels(Map.of(PREFIX + mode, level)))
        .build();
  }

  @Test
  void aPodThatBreaksTheEnforcedStandardIsRefused() {
    bench.namespace("n", Map.of(PREFIX + "enforce", "restricted"));

    ApiException refusal = refused(plugin, bench.create("", "pods", pod("a")));

    assertThat(refusal.code()).isEqualTo(403);
    assertThat(refusal.message())
        .isEqualTo(
            "pods \"a\" is forbidden: violates PodSecurity \"restricted:latest\": "
                + EVERYTHING_MISSING);
    assertThat(bench.warnings().all()).isEmpty();
  }

  @Test
  void aPodThatBreaksTheOtherStandardIsWarnedOf() {
    bench.namespace("n", Map.of(PREFIX + "warn", "restricted"));

    assertThat(refused(plugin, bench.create("", "pods", pod("a")))).isNull();
    assertThat(bench.warnings().all())
        .containsExactly("would violate PodSecurity \"restricted:latest\": " + EVERYTHING_MISSING);
  }

  @Test
  void whatMakesPodsIsWarnedOfButNeverRefused() {
    bench.namespace("n", Map.of(PREFIX + "warn", "restricted", PREFIX + "enforce", "restricted"));
    Deployment deployment =
        Deployment.builder()
            .metadata(m -> m.name("d").namespace("n"))
            .spec(s -> s.template(t -> t.spec(pod("a").spec())))
            .build();

    assertThat(refused(plugin, bench.create("apps", "deployments", deployment))).isNull();
    assertThat(bench.warnings().all()).hasSize(1);
  }

  @Test
  void anOldPodKeepsItsImageButMayBeLabelled() {
    bench.namespace("n", Map.of(PREFIX + "enforce", "restricted"));
    Pod old = pod("a");
    Pod labelled = old.toBuilder().metadata(m -> m.labels(Map.of("a", "b"))).build();
    Pod changed =
        old.toBuilder()
            .spec(s ->
                s.containers(
                    List.of(old.spec().containers().get(0).toBuilder().image("new").build())))
            .build();

    assertThat(refused(plugin, bench.update("", "pods", labelled, old))).isNull();
    assertThat(refused(plugin, bench.update("", "pods", changed, old))).isNotNull();
    assertThat(
            refused(
                plugin, bench.request(Operation.UPDATE, "", "pods", "status", changed, old, false)))
        .isNull();
  }

  @Test
  void whoeverMakesANamespaceStricterIsToldOfItsPods() {
    for (String name : List.of("x", "y", "z")) {
      Pod pod = pod(name).toBuilder().spec(s -> s.hostNetwork(true)).build();
      bench.put("", "pods", pod);
    }
    bench.put(
        "",
        "pods",
        pod("a").toBuilder()
            .spec(s ->
                s.hostPID(true)
                    .hostIPC(true)
                    .addToVolumes(
                        v -> v.name("h").volumeSource(src -> src.hostPath(h -> h.path("/")))))
            .build());

    plugin.validate(
        bench.update(
            "", "namespaces", namespace("enforce", "baseline"), namespace("warn", "baseline")));

    assertThat(bench.warnings().all())
        .containsExactly(
            "existing pods in namespace \"n\" violate the new PodSecurity enforce level"
                + " \"baseline:latest\"",
            "a: host namespaces, hostPath volumes",
            "x (and 2 other pods): host namespaces");
  }

  @Test
  void aNamespaceThatBecomesLaxerNeedsNoLook() {
    bench.put("", "pods", pod("x").toBuilder().spec(s -> s.hostNetwork(true)).build());

    plugin.validate(
        bench.update(
            "",
            "namespaces",
            namespace("enforce", "baseline"),
            namespace("enforce", "restricted")));

    assertThat(bench.warnings().all()).isEmpty();
  }

  @Test
  void labelsThatSayNothingAreInvalid() {
    ApiException level =
        refused(plugin, bench.create("", "namespaces", namespace("enforce", "bogus")));
    ApiException version =
        refused(plugin, bench.create("", "namespaces", namespace("warn-version", "v1.01")));

    assertThat(level.code()).isEqualTo(422);
    assertThat(level.message())
        .isEqualTo(
            "Namespace \"n\" is invalid: metadata.labels[pod-security.kubernetes.io/enforce]:"
                + " Invalid value: \"bogus\": must be one of privileged, baseline, restricted");
    assertThat(version.message())
        .endsWith("Invalid value: \"v1.01\": must be \"latest\" or \"v1.x\"");
  }

  @Test
  void badLabelsThatWereThereBeforeMayStay() {
    Namespace bad = namespace("enforce", "bogus");

    assertThat(refused(plugin, bench.update("", "namespaces", bad, bad))).isNull();
  }
}
