package dev.navarch.registry.admission.namespacelifecycle;

import static dev.navarch.registry.admission.AdmissionBench.refused;
import static dev.navarch.registry.admission.AdmissionBench.refusedChange;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.authorization.v1.LocalSubjectAccessReview;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Namespace;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.StatusDetails;
import dev.navarch.apiserver.admission.AdmissionRequest;
import dev.navarch.apiserver.request.Query;
import dev.navarch.apiserver.request.RequestInfo;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.WriteCheck;
import dev.navarch.registry.admission.AdmissionBench;
import dev.navarch.storage.Txn;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NamespaceLifecycleTest {
  private static final ConfigMap MAP =
      ConfigMap.builder().metadata(m -> m.name("b").namespace("n")).build();

  private final AdmissionBench bench = new AdmissionBench();
  private final NamespaceLifecycle plugin = new NamespaceLifecycle(bench.stores());

  private void terminating() {
    bench.put(
        "",
        "namespaces",
        Namespace.builder().metadata(m -> m.name("n")).status(s -> s.phase("Terminating")).build());
  }

  @Test
  void nothingIsMadeWhereNoNamespaceIs() {
    ApiException refusal = refusedChange(plugin, bench.create("", "configmaps", MAP));

    assertThat(refusal.code()).isEqualTo(404);
    assertThat(refusal.message()).isEqualTo("namespaces \"n\" not found");
    assertThat(refusal.status().details())
        .isEqualTo(StatusDetails.builder().kind("namespaces").name("n").build());
  }

  @Test
  void aNamespaceThatWasJustMadeCounts() {
    bench.namespace("n", Map.of());

    assertThat(plugin.admit(bench.create("", "configmaps", MAP), MAP)).isSameAs(MAP);
  }

  @Test
  void nothingIsMadeInANamespaceThatIsGoing() {
    terminating();

    ApiException refusal = refusedChange(plugin, bench.create("", "configmaps", MAP));

    assertThat(refusal.code()).isEqualTo(403);
    assertThat(refusal.message())
        .isEqualTo(
            "configmaps \"b\" is forbidden: unable to create new content in namespace n because"
                + " it is being terminated");
    assertThat(refusal.causes())
        .singleElement()
        .satisfies(cause -> {
          assertThat(cause.reason()).isEqualTo("NamespaceTerminating");
          assertThat(cause.message()).isEqualTo("namespace n is being terminated");
          assertThat(cause.field()).isEqualTo("metadata.namespace");
        });
  }

  private ResourceStore<ConfigMap> configMaps() {
    return bench.stores().of("", "configmaps");
  }

  /** Writes an object that was admitted some time ago. */
  private ConfigMap write(AdmissionRequest request) {
    RequestContext context =
        new RequestContext(
            RequestInfo.of("POST", "/api/v1/namespaces/n/configmaps", Query.EMPTY),
            request.user(),
            "",
            bench.warnings(),
            AdmissionBench.CLOCK.instant());
    return configMaps()
        .create(context, "n", MAP, WriteCheck.on(request.premises(), WriteCheck.none()), false);
  }

  @Test
  void nothingIsWrittenIntoANamespaceThatWasMarkedAfterItWasSeen() {
    bench.namespace("n", Map.of());
    AdmissionRequest request = bench.create("", "configmaps", MAP);
    plugin.admit(request, MAP);

    terminating();

    assertThatThrownBy(() -> write(request))
        .hasMessageContaining("namespace n because it is being terminated");
    assertThat(configMaps().get(new ObjectName("n", "b"))).isEmpty();
  }

  @Test
  void nothingIsWrittenIntoANamespaceThatWentAfterItWasSeen() {
    bench.namespace("n", Map.of());
    AdmissionRequest request = bench.create("", "configmaps", MAP);
    plugin.admit(request, MAP);

    bench
        .stores()
        .store()
        .commit(
            Txn.delete(
                bench.stores().<Namespace>of("", "namespaces").key(new ObjectName("", "n"))));

    assertThatThrownBy(() -> write(request)).hasMessage("namespaces \"n\" not found");
    assertThat(configMaps().get(new ObjectName("n", "b"))).isEmpty();
  }

  @Test
  void aNamespaceThatIsOnlyChangedMeanwhileTakesWhatIsNew() {
    bench.namespace("n", Map.of());
    AdmissionRequest request = bench.create("", "configmaps", MAP);
    plugin.admit(request, MAP);

    bench.namespace("n", Map.of("colour", "blue"));

    assertThat(write(request).metadata().name()).isEqualTo("b");
    assertThatThrownBy(() -> write(request)).hasMessage("configmaps \"b\" already exists");
  }

  @Test
  void whatIsThereMayStillBeChangedInANamespaceThatIsGoing() {
    terminating();

    assertThat(plugin.admit(bench.update("", "configmaps", MAP, MAP), MAP)).isSameAs(MAP);
  }

  @Test
  void anAccessReviewDoesNotTellWhetherANamespaceIsThere() {
    LocalSubjectAccessReview review =
        LocalSubjectAccessReview.builder().metadata(m -> m.namespace("n")).build();

    assertThatCode(() ->
            plugin.admit(
                bench.create("authorization.k8s.io", "localsubjectaccessreviews", review), review))
        .doesNotThrowAnyException();
  }

  @Test
  void theNamespacesOfEveryClusterAreNotDeleted() {
    for (String name : new String[] {"default", "kube-system", "kube-public"}) {
      Namespace namespace = Namespace.builder().metadata(m -> m.name(name)).build();

      ApiException refusal = refused(plugin, bench.delete("", "namespaces", namespace));

      assertThat(refusal.code()).isEqualTo(403);
      assertThat(refusal.message())
          .isEqualTo("namespaces \"" + name + "\" is forbidden: this namespace may not be deleted");
    }
  }

  @Test
  void otherNamespacesAreDeleted() {
    Namespace namespace = Namespace.builder().metadata(m -> m.name("kube-node-lease")).build();

    assertThat(refused(plugin, bench.delete("", "namespaces", namespace))).isNull();
  }
}
