package dev.navarch.compatibility.official;

import static dev.navarch.compatibility.official.Samples.NAMESPACE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import io.kubernetes.client.extended.controller.Controller;
import io.kubernetes.client.extended.controller.ControllerManager;
import io.kubernetes.client.extended.controller.builder.ControllerBuilder;
import io.kubernetes.client.extended.controller.reconciler.Reconciler;
import io.kubernetes.client.extended.controller.reconciler.Request;
import io.kubernetes.client.extended.controller.reconciler.Result;
import io.kubernetes.client.extended.workqueue.DefaultWorkQueue;
import io.kubernetes.client.extended.workqueue.WorkQueue;
import io.kubernetes.client.informer.SharedIndexInformer;
import io.kubernetes.client.informer.SharedInformerFactory;
import io.kubernetes.client.informer.cache.Lister;
import io.kubernetes.client.openapi.ApiException;
import io.kubernetes.client.openapi.apis.CoreV1Api;
import io.kubernetes.client.openapi.models.V1ConfigMap;
import io.kubernetes.client.openapi.models.V1ConfigMapList;
import io.kubernetes.client.openapi.models.V1ObjectMeta;
import io.kubernetes.client.openapi.models.V1OwnerReference;
import io.kubernetes.client.openapi.models.V1Secret;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

@WithControlPlane
final class ControllerTest {
  private final CoreV1Api core;
  private final SharedInformerFactory factory;

  ControllerTest(TestControlPlane controlPlane) throws Exception {
    core = new CoreV1Api(Clients.administrator(controlPlane));
    factory = new SharedInformerFactory(Clients.administrator(controlPlane).setReadTimeout(0));
  }

  @Test
  void aReconcilerMakesWhatIsMissing() throws Exception {
    SharedIndexInformer<V1ConfigMap> informer = configMaps();
    Mirror mirror = new Mirror(core, new Lister<>(informer.getIndexer()));
    Controller controller =
        ControllerBuilder.defaultBuilder(factory)
            .watch(queue ->
                ControllerBuilder.controllerWatchBuilder(V1ConfigMap.class, queue)
                    .withWorkQueueKeyFunc(object ->
                        new Request(
                            object.getMetadata().getNamespace(), object.getMetadata().getName()))
                    .withOnDeleteFilter((object, unknown) -> false)
                    .build())
            .withReconciler(mirror)
            .withReadyFunc(informer::hasSynced)
            .withReadyTimeout(Duration.ofSeconds(20))
            .withWorkerCount(2)
            .withName("mirror")
            .build();
    ControllerManager manager =
        ControllerBuilder.controllerManagerBuilder(factory).addController(controller).build();
    create("early");
    Thread thread = Thread.ofPlatform().daemon().name("controllers").start(manager);
    try {
      Await.until("a mirror of what was there", () -> mirrored().contains("early"));

      create("late");
      Await.until("a mirror of what came", () -> mirrored().contains("late"));

      V1Secret secret = core.readNamespacedSecret("late", NAMESPACE).execute();
      assertThat(secret.getMetadata().getOwnerReferences())
          .singleElement()
          .satisfies(owner -> assertThat(owner.getKind()).isEqualTo("ConfigMap"));
      assertThat(mirror.failures).isEmpty();
    } finally {
      manager.shutdown();
      thread.join(Duration.ofSeconds(20));
    }
  }

  @Test
  void aQueueFedByAnInformerHoldsEveryKeyOnce() throws Exception {
    WorkQueue<Request> queue = new DefaultWorkQueue<>();
    SharedIndexInformer<V1ConfigMap> informer = configMaps();
    informer.addEventHandler(
        ControllerBuilder.controllerWatchBuilder(V1ConfigMap.class, queue)
            .build()
            .getResourceEventHandler());
    factory.startAllRegisteredInformers();
    try {
      create("one");
      core.replaceNamespacedConfigMap(
              "one", NAMESPACE, Samples.configMap("one", Map.of("seen", "true")))
          .execute();
      Await.until(
          "the change",
          () -> {
            V1ConfigMap seen = informer.getIndexer().getByKey("default/one");
            return seen != null && seen.getData().containsKey("seen");
          });
      create("two");
      Await.until("the second key", () -> queue.length() == 2);

      assertThat(List.of(queue.get().getName(), queue.get().getName()))
          .containsExactly("one", "two");
    } finally {
      factory.stopAllRegisteredInformers(true);
    }
  }

  private SharedIndexInformer<V1ConfigMap> configMaps() {
    return factory.sharedIndexInformerFor(
        params ->
            core.listNamespacedConfigMap(NAMESPACE)
                .resourceVersion(params.resourceVersion)
                .timeoutSeconds(params.timeoutSeconds)
                .watch(params.watch)
                .buildCall(null),
        V1ConfigMap.class,
        V1ConfigMapList.class);
  }

  private void create(String name) throws ApiException {
    core.createNamespacedConfigMap(NAMESPACE, Samples.configMap(name, Map.of())).execute();
  }

  private List<String> mirrored() throws ApiException {
    return core.listNamespacedSecret(NAMESPACE).execute().getItems().stream()
        .map(each -> each.getMetadata().getName())
        .toList();
  }

  /** Makes a secret for every config map, which belongs to it. Called by several threads. */
  private static final class Mirror implements Reconciler {
    private final CoreV1Api core;
    private final Lister<V1ConfigMap> configMaps;
    private final List<ApiException> failures = new CopyOnWriteArrayList<>();

    Mirror(CoreV1Api core, Lister<V1ConfigMap> configMaps) {
      this.core = core;
      this.configMaps = configMaps;
    }

    @Override
    public Result reconcile(Request request) {
      V1ConfigMap original = configMaps.namespace(request.getNamespace()).get(request.getName());
      V1Secret mirror =
          new V1Secret()
              .metadata(
                  new V1ObjectMeta()
                      .name(request.getName())
                      .addOwnerReferencesItem(
                          new V1OwnerReference()
                              .apiVersion("v1")
                              .kind("ConfigMap")
                              .name(request.getName())
                              .uid(original.getMetadata().getUid())));
      try {
        core.createNamespacedSecret(request.getNamespace(), mirror).execute();
        return new Result(false);
      } catch (ApiException e) {
        if (e.getCode() == 409) {
          return new Result(false);
        }
        failures.add(e);
        return new Result(true);
      }
    }
  }
}
