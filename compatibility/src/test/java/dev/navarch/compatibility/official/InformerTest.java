package dev.navarch.compatibility.official;

import static dev.navarch.compatibility.official.Samples.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.informer.ResourceEventHandler;
import io.kubernetes.client.informer.SharedIndexInformer;
import io.kubernetes.client.informer.SharedInformerFactory;
import io.kubernetes.client.informer.cache.Lister;
import io.kubernetes.client.openapi.ApiClient;
import io.kubernetes.client.openapi.ApiException;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.openapi.models.V1ConfigMap;
import io.kubernetes.client.openapi.models.V1ConfigMapList;
import io.kubernetes.client.openapi.models.V1Namespace;
import io.kubernetes.client.openapi.models.V1NamespaceList;
import io.kubernetes.client.openapi.models.V1ObjectMeta;
import io.kubernetes.client.openapi.models.V1Secret;
import io.kubernetes.client.openapi.models.V1SecretList;
import io.kubernetes.client.util.CallGenerator;
import io.kubernetes.client.util.CallGeneratorParams;
import io.kubernetes.client.util.generic.GenericKubernetesApi;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import okhttp3.Call;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

@WithControlPlane
final class InformerTest {
  private final TestControlPlane controlPlane;
  private final CoreV1Api core;
  private final SharedInformerFactory factory;

  InformerTest(TestControlPlane controlPlane) throws Exception {
    this.controlPlane = controlPlane;
    core = new CoreV1Api(Clients.administrator(controlPlane));
    ApiClient watching = Clients.administrator(controlPlane).setReadTimeout(0);
    factory = new SharedInformerFactory(watching);
  }

  @AfterEach
  void stop() {
    factory.stopAllRegisteredInformers(true);
  }

  @Test
  void handlersAreToldWhatIsThereAndWhatChanges() throws Exception {
    create("a", Map.of("x", "1"));
    SharedIndexInformer<V1ConfigMap> informer =
        factory.sharedIndexInformerFor(this::configMaps, V1ConfigMap.class, V1ConfigMapList.class);
    List<String> told = new CopyOnWriteArrayList<>();
    informer.addEventHandler(new Recorder(told));

    factory.startAllRegisteredInformers();
    Await.until("sync", informer::hasSynced);
    create("b", Map.of());
    core.replaceNamespacedConfigMap("a", NAMESPACE, Samples.configMap("a", Map.of("x", "2")))
        .execute();
    core.deleteNamespacedConfigMap("b", NAMESPACE).execute();

    Await.until("four calls of the handler", () -> told.size() == 4);
    assertThat(told)
        .startsWith("added a")
        .containsSubsequence("added a", "updated a 1->2")
        .containsSubsequence("added b", "deleted b");
  }

  @Test
  void listersAndIndexersFollow() throws Exception {
    SharedIndexInformer<V1ConfigMap> informer =
        factory.sharedIndexInformerFor(this::configMaps, V1ConfigMap.class, V1ConfigMapList.class);
    informer.addIndexers(
        Map.of("owner", each -> List.of(each.getData().getOrDefault("owner", "nobody"))));
    factory.startAllRegisteredInformers();
    Await.until("sync", informer::hasSynced);

    create("a", Map.of("owner", "jane"));
    create("b", Map.of("owner", "joe"));
    create("c", Map.of("owner", "jane"));

    Lister<V1ConfigMap> lister = new Lister<>(informer.getIndexer()).namespace(NAMESPACE);
    Await.until("three objects", () -> lister.list().size() == 3);
    assertThat(informer.getIndexer().byIndex("owner", "jane"))
        .extracting(each -> each.getMetadata().getName())
        .containsExactlyInAnyOrder("a", "c");
    assertThat(lister.get("b").getData()).containsEntry("owner", "joe");
    core.deleteNamespacedConfigMap("a", NAMESPACE).execute();
    Await.until("one left", () -> informer.getIndexer().byIndex("owner", "jane").size() == 1);
  }

  @Test
  void severalInformersWorkAtOnce() throws Exception {
    SharedIndexInformer<V1ConfigMap> configMaps =
        factory.sharedIndexInformerFor(this::configMaps, V1ConfigMap.class, V1ConfigMapList.class);
    SharedIndexInformer<V1Secret> secrets =
        factory.sharedIndexInformerFor(
            params ->
                core.listSecretForAllNamespaces()
                    .resourceVersion(params.resourceVersion)
                    .timeoutSeconds(params.timeoutSeconds)
                    .watch(params.watch)
                    .buildCall(null),
            V1Secret.class,
            V1SecretList.class);
    SharedIndexInformer<V1Namespace> namespaces =
        factory.sharedIndexInformerFor(
            new GenericKubernetesApi<>(
                V1Namespace.class,
                V1NamespaceList.class,
                "",
                "v1",
                "namespaces",
                Clients.administrator(controlPlane).setReadTimeout(0)),
            V1Namespace.class,
            0);
    factory.startAllRegisteredInformers();
    Await.until(
        "all in sync",
        () -> configMaps.hasSynced() && secrets.hasSynced() && namespaces.hasSynced());

    create("a", Map.of());
    core.createNamespacedSecret(NAMESPACE, new V1Secret().metadata(new V1ObjectMeta().name("s")))
        .execute();
    core.createNamespace(new V1Namespace().metadata(new V1ObjectMeta().name("team"))).execute();

    Await.until("config map", () -> configMaps.getIndexer().getByKey("default/a") != null);
    Await.until("secret", () -> secrets.getIndexer().getByKey("default/s") != null);
    Await.until("namespace", () -> namespaces.getIndexer().getByKey("team") != null);
    assertThat(namespaces.getIndexer().listKeys()).contains("default", "kube-system", "team");
  }

  @Test
  void anInformerWhoseVersionIsForgottenListsAgain() throws Exception {
    AtomicInteger lists = new AtomicInteger();
    CallGenerator shortWatches =
        params -> {
          if (!params.watch) {
            lists.incrementAndGet();
          }
          return configMaps(
              params.watch ? new CallGeneratorParams(true, params.resourceVersion, 1) : params);
        };
    SharedIndexInformer<V1ConfigMap> informer =
        factory.sharedIndexInformerFor(shortWatches, V1ConfigMap.class, V1ConfigMapList.class);
    factory.startAllRegisteredInformers();
    Await.until("sync", informer::hasSynced);
    assertThat(lists).hasValue(1);

    core.createNamespace(new V1Namespace().metadata(new V1ObjectMeta().name("one"))).execute();
    core.createNamespace(new V1Namespace().metadata(new V1ObjectMeta().name("two"))).execute();
    controlPlane.compact();

    Await.until("a second list", () -> lists.get() > 1);
    create("late", Map.of());
    Await.until("the object", () -> informer.getIndexer().getByKey("default/late") != null);
  }

  private Call configMaps(CallGeneratorParams params) throws ApiException {
    return core.listNamespacedConfigMap(NAMESPACE)
        .resourceVersion(params.resourceVersion)
        .timeoutSeconds(params.timeoutSeconds)
        .watch(params.watch)
        .buildCall(null);
  }

  private void create(String name, Map<String, String> data) throws ApiException {
    core.createNamespacedConfigMap(NAMESPACE, Samples.configMap(name, data)).execute();
  }

  /** Writes down what a handler is told. */
  private record Recorder(List<String> told) implements ResourceEventHandler<V1ConfigMap> {
    @Override
    public void onAdd(V1ConfigMap object) {
      told.add("added " + object.getMetadata().getName());
    }

    @Override
    public void onUpdate(V1ConfigMap before, V1ConfigMap after) {
      told.add(
          "updated %s %s->%s"
              .formatted(
                  after.getMetadata().getName(),
                  before.getData().get("x"),
                  after.getData().get("x")));
    }

    @Override
    public void onDelete(V1ConfigMap object, boolean finalStateUnknown) {
      told.add("deleted " + object.getMetadata().getName());
    }
  }
}
