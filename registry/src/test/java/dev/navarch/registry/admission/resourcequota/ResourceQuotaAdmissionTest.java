package dev.navarch.registry.admission.resourcequota;

import static dev.navarch.registry.admission.AdmissionBench.pod;
import static dev.navarch.registry.admission.AdmissionBench.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.ResourceQuota;
import dev.navarch.api.core.v1.ScopedResourceSelectorRequirement;
import dev.navarch.api.core.v1.Secret;
import dev.navarch.api.core.v1.Service;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ManagedFieldsEntry;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.value.Bytes;
import dev.navarch.apimachinery.value.FieldsV1;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apiserver.admission.Operation;
import dev.navarch.registry.admission.AdmissionBench;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class ResourceQuotaAdmissionTest {
  private final AdmissionBench bench = new AdmissionBench();
  private final ResourceQuotaAdmission plugin =
      new ResourceQuotaAdmission(bench.stores(), AdmissionBench.CLOCK);

  private static Map<String, Quantity> amounts(String... pairs) {
    Map<String, Quantity> amounts = new TreeMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      amounts.put(pairs[i], Quantity.parse(pairs[i + 1]));
    }
    return amounts;
  }

  /** A quota of which nothing is used yet. */
  private static ResourceQuota quota(String name, String... hard) {
    Map<String, Quantity> limits = amounts(hard);
    Map<String, Quantity> nothing = new TreeMap<>();
    limits.keySet().forEach(resource -> nothing.put(resource, Quantity.ZERO));
    return ResourceQuota.builder()
        .metadata(m -> m.name(name).namespace("n"))
        .spec(s -> s.hard(limits))
        .status(s -> s.hard(limits).used(nothing))
        .build();
  }

  private void put(ResourceQuota quota) {
    bench.put("", "resourcequotas", quota);
  }

  private Map<String, Quantity> used(String name) {
    return bench.get(ResourceQuota.class, "", "resourcequotas", "n", name).status().used();
  }

  private String problem(String resource, MetaObject object) {
    ApiException refusal = refused(plugin, bench.create("", resource, object));
    return refusal == null ? "" : refusal.message();
  }

  private static ConfigMap map(String name) {
    return ConfigMap.builder().metadata(m -> m.name(name).namespace("n")).build();
  }

  private static Container container(String name, String... requests) {
    return Container.builder()
        .name(name)
        .image("i")
        .resources(r -> r.requests(amounts(requests)))
        .build();
  }

  private static Pod with(Container... containers) {
    return pod("p").toBuilder().spec(s -> s.containers(List.of(containers))).build();
  }

  @Test
  void eachObjectIsChargedUntilThereIsNoRoom() {
    put(quota("q", "configmaps", "2"));

    assertThat(problem("configmaps", map("a"))).isEmpty();
    assertThat(problem("configmaps", map("b"))).isEmpty();
    assertThat(problem("configmaps", map("c")))
        .isEqualTo(
            "configmaps \"c\" is forbidden: exceeded quota: q, requested: configmaps=1, used:"
                + " configmaps=2, limited: configmaps=2");
    assertThat(used("q")).isEqualTo(amounts("configmaps", "2"));
  }

  @Test
  void aDryRunIsMeasuredButNotCharged() {
    put(quota("q", "configmaps", "1"));

    plugin.validate(bench.request(Operation.CREATE, "", "configmaps", "", map("a"), null, true));

    assertThat(used("q")).isEqualTo(amounts("configmaps", "0"));
  }

  @Test
  void aQuotaLimitsNothingBeforeItsStatusSaysSo() {
    put(quota("q", "configmaps", "0").toBuilder().status(s -> s.hard(Map.of())).build());

    assertThat(problem("configmaps", map("a"))).isEmpty();
  }

  @Test
  void aQuotaOfWhichNobodyKnowsHowMuchIsUsedLetsNothingThrough() {
    put(quota("q", "configmaps", "5").toBuilder().status(s -> s.used(Map.of())).build());

    assertThat(problem("configmaps", map("a")))
        .isEqualTo(
            "configmaps \"a\" is forbidden: status unknown for quota: q, resources: configmaps");
  }

  @Test
  void containersMustSayWhatAQuotaLimits() {
    put(quota("q", "requests.cpu", "500m", "limits.memory", "1Gi"));

    assertThat(problem("pods", with(container("a"), container("b", "cpu", "1m"))))
        .isEqualTo(
            "pods \"p\" is forbidden: failed quota: q: must specify limits.memory for: a,b;"
                + " requests.cpu for: a");
  }

  @Test
  void whatContainersAskForIsAddedUp() {
    put(quota("q", "pods", "5", "requests.cpu", "500m", "cpu", "500m"));
    Pod pod = with(container("a", "cpu", "200m"), container("b", "cpu", "100m"));

    assertThat(problem("pods", pod)).isEmpty();
    assertThat(problem("pods", pod))
        .isEqualTo(
            "pods \"p\" is forbidden: exceeded quota: q, requested: cpu=300m,requests.cpu=300m,"
                + " used: cpu=300m,requests.cpu=300m, limited: cpu=500m,requests.cpu=500m");
    assertThat(used("q")).isEqualTo(amounts("cpu", "300m", "pods", "1", "requests.cpu", "300m"));
  }

  @Test
  void vendorsResourcesAndHugePagesCountByTheirRequests() {
    put(quota("q", "requests.example.com/gpu", "1", "hugepages-2Mi", "4Mi"));

    assertThat(problem("pods", with(container("a", "example.com/gpu", "2"))))
        .contains("requested: requests.example.com/gpu=2,");
    assertThat(problem("pods", with(container("a", "hugepages-2Mi", "8Mi"))))
        .contains("requested: hugepages-2Mi=8Mi,");
  }

  @Test
  void anyResourceCanBeCounted() {
    put(quota("q", "count/secrets", "0", "count/widgets.example.com", "0"));
    Secret secret = Secret.builder().metadata(m -> m.name("s").namespace("n")).build();

    assertThat(problem("secrets", secret)).contains("requested: count/secrets=1,");
    assertThat(refused(plugin, bench.create("example.com", "widgets", map("w"))).message())
        .startsWith("widgets.example.com \"w\" is forbidden: exceeded quota: q");
  }

  @Test
  void aServiceThatBecomesANodePortIsChargedForTheDifference() {
    put(quota("q", "services", "1", "services.nodeports", "1"));
    Service plain =
        Service.builder()
            .metadata(m -> m.name("s").namespace("n"))
            .spec(s -> s.type("ClusterIP").addToPorts(p -> p.port(80)))
            .build();
    Service open = plain.toBuilder().spec(s -> s.type("NodePort")).build();
    Service wider = open.toBuilder().spec(s -> s.addToPorts(p -> p.port(81))).build();

    plugin.validate(bench.create("", "services", plain));
    plugin.validate(bench.update("", "services", open, plain));

    assertThat(used("q")).isEqualTo(amounts("services", "1", "services.nodeports", "1"));
    assertThat(refused(plugin, bench.update("", "services", wider, open)).message())
        .isEqualTo(
            "services \"s\" is forbidden: exceeded quota: q, requested: services.nodeports=1,"
                + " used: services.nodeports=1, limited: services.nodeports=1");
  }

  @Test
  void claimsAreChargedAltogetherAndByClass() {
    put(
        quota(
            "q",
            "requests.storage",
            "10Gi",
            "fast.storageclass.storage.k8s.io/requests.storage",
            "1Gi"));
    PersistentVolumeClaim claim =
        PersistentVolumeClaim.builder()
            .metadata(m -> m.name("c").namespace("n"))
            .spec(s ->
                s.storageClassName("fast").resources(r -> r.requests(amounts("storage", "2Gi"))))
            .build();

    assertThat(problem("persistentvolumeclaims", claim))
        .isEqualTo(
            "persistentvolumeclaims \"c\" is forbidden: exceeded quota: q, requested:"
                + " fast.storageclass.storage.k8s.io/requests.storage=2Gi, used:"
                + " fast.storageclass.storage.k8s.io/requests.storage=0, limited:"
                + " fast.storageclass.storage.k8s.io/requests.storage=1Gi");
    assertThat(used("q")).containsEntry("requests.storage", Quantity.ZERO);
  }

  @Test
  void aQuotaWithScopesIsAboutPodsInAllOfThem() {
    put(
        quota("q", "pods", "0").toBuilder()
            .spec(s ->
                s.scopes(List.of("NotTerminating"))
                    .scopeSelector(x ->
                        x.addToMatchExpressions(
                            ScopedResourceSelectorRequirement.builder()
                                .scopeName("PriorityClass")
                                .operator("In")
                                .values(List.of("high"))
                                .build())))
            .build());
    Pod high = pod("p").toBuilder().spec(s -> s.priorityClassName("high")).build();
    Pod ending = high.toBuilder().spec(s -> s.activeDeadlineSeconds(5L)).build();

    assertThat(problem("pods", high)).contains("exceeded quota: q");
    assertThat(problem("pods", ending)).isEmpty();
    assertThat(problem("pods", pod("p"))).isEmpty();
    assertThat(problem("configmaps", map("a"))).isEmpty();
  }

  @Test
  void allQuotasAreChargedOrNone() {
    put(quota("a", "configmaps", "5"));
    put(quota("b", "configmaps", "0"));

    assertThat(problem("configmaps", map("x"))).contains("exceeded quota: b");
    assertThat(used("a")).isEqualTo(amounts("configmaps", "0"));
  }

  @Test
  void eventsAreNeverLimited() {
    put(quota("q", "count/events", "0"));

    assertThat(problem("events", map("e"))).isEmpty();
  }

  @Test
  void theServerOwnsTheNumberThatItChanged() {
    put(
        quota("q", "configmaps", "2", "pods", "2").toBuilder()
            .metadata(m ->
                m.uid("u")
                    .addToManagedFields(f ->
                        f.manager("admin")
                            .operation("Update")
                            .apiVersion("v1")
                            .fieldsType("FieldsV1")
                            .subresource("status")
                            .fieldsV1(
                                new FieldsV1(
                                    Bytes.ofUtf8(
                                        "{\"f:status\":{\"f:used\":{\"f:configmaps\":{},"
                                            + "\"f:pods\":{}}}}")))))
            .build());

    plugin.validate(bench.create("", "configmaps", map("a")));

    ResourceQuota charged = bench.get(ResourceQuota.class, "", "resourcequotas", "n", "q");
    assertThat(charged.metadata().managedFields())
        .anySatisfy(entry -> {
          assertThat(entry.manager()).startsWith("kube-apiserver");
          assertThat(entry.subresource()).isEqualTo("status");
          assertThat(fields(entry)).contains("f:configmaps");
        })
        .anySatisfy(entry -> {
          assertThat(entry.manager()).isEqualTo("admin");
          assertThat(fields(entry)).doesNotContain("f:configmaps");
        });
    assertThat(charged.spec().hard()).isEqualTo(amounts("configmaps", "2", "pods", "2"));
  }

  private static String fields(ManagedFieldsEntry entry) {
    FieldsV1 fields = entry.fieldsV1();
    return fields == null ? "" : fields.raw().utf8();
  }

  @Test
  void manyWritersAtOnceNeverGetMoreThanThereIs() throws Exception {
    put(quota("q", "configmaps", "10"));
    List<Callable<Boolean>> writers = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      ConfigMap map = map("m" + i);
      writers.add(() -> refused(plugin, bench.create("", "configmaps", map)) == null);
    }

    int admitted = 0;
    try (ExecutorService pool = Executors.newFixedThreadPool(8)) {
      for (Future<Boolean> outcome : pool.invokeAll(writers)) {
        admitted += outcome.get() ? 1 : 0;
      }
    }

    assertThat(admitted).isEqualTo(10);
    assertThat(used("q")).isEqualTo(amounts("configmaps", "10"));
  }
}
