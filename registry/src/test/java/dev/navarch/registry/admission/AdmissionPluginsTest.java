package dev.navarch.registry.admission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ApiObject;
import dev.navarch.apiserver.admission.AdmissionChain;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.admission.ValidatingPlugin;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.generic.RegistrySettings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AdmissionPluginsTest {
  private final AdmissionBench bench = new AdmissionBench();

  private RegistryContext context() {
    return new RegistryContext(
        bench.stores(),
        RegistrySettings.of("10.0.0.0/24", Duration.ofHours(1), AdmissionBench.CLOCK),
        () -> null,
        Optional::empty,
        () -> null,
        () -> null,
        () -> null);
  }

  @Test
  void theNamespaceIsAskedFirstAndTheQuotaLast() {
    assertThat(AdmissionPlugins.names())
        .startsWith("NamespaceLifecycle", "LimitRanger", "ServiceAccount")
        .endsWith("ValidatingAdmissionWebhook", "ResourceQuota")
        .doesNotHaveDuplicates();
    assertThat(AdmissionPlugins.onByDefault()).contains("PodSecurity", "Priority");
  }

  @Test
  void namesThatNobodyKnowsAreRefused() {
    assertThatThrownBy(() -> AdmissionPlugins.chain(List.of("Bogus"), List.of(), context()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("enable-admission-plugins plugin \"Bogus\" is unknown");
    assertThatThrownBy(() -> AdmissionPlugins.chain(List.of(), List.of("Bogus"), context()))
        .hasMessage("disable-admission-plugins plugin \"Bogus\" is unknown");
    assertThatThrownBy(
            () -> AdmissionPlugins.chain(List.of("Priority"), List.of("Priority"), context()))
        .hasMessage(
            "Priority in enable-admission-plugins and disable-admission-plugins overlapped");
  }

  @Test
  void aPlainPodGoesThroughAllOfThem() {
    bench.namespace("n", Map.of());
    bench.account("n", "default");
    AdmissionChain chain = AdmissionPlugins.chain(List.of(), List.of(), context());
    Pod pod = AdmissionBench.pod("a");
    AdmissionRequest request = bench.create("", "pods", pod);

    Pod admitted = (Pod) chain.admit(request, pod);
    chain.validate(request.withObject(admitted));

    assertThat(admitted.spec().serviceAccountName()).isEqualTo("default");
    assertThat(admitted.spec().priority()).isZero();
    assertThat(admitted.spec().tolerations()).hasSize(2);
  }

  @Test
  void whatIsSwitchedOffHasNoSay() {
    AdmissionChain chain =
        AdmissionPlugins.chain(List.of(), List.of("NamespaceLifecycle"), context());
    ConfigMap map = ConfigMap.builder().metadata(m -> m.name("a").namespace("none")).build();

    ApiObject admitted = chain.admit(bench.create("", "configmaps", map), map);

    assertThat(admitted).isSameAs(map);
  }

  @Test
  void whatIsMadeElsewhereComesInAtItsPlace() {
    bench.namespace("n", Map.of("pod-security.kubernetes.io/enforce", "restricted"));
    List<String> asked = new ArrayList<>();
    ValidatingPlugin webhook =
        new ValidatingPlugin() {
          @Override
          public String name() {
            return "ValidatingAdmissionWebhook";
          }

          @Override
          public void validate(AdmissionRequest request) {
            asked.add(request.name());
          }
        };
    AdmissionChain chain =
        AdmissionPlugins.chain(List.of(), List.of("ServiceAccount"), context(), List.of(webhook));
    ConfigMap map = ConfigMap.builder().metadata(m -> m.name("a").namespace("n")).build();

    chain.validate(bench.create("", "configmaps", map));
    assertThat(asked).containsExactly("a");

    assertThatThrownBy(() -> chain.validate(bench.create("", "pods", AdmissionBench.pod("b"))))
        .isInstanceOf(ApiException.class);
    assertThat(asked).containsExactly("a");
  }
}
