package dev.navarch.compatibility.fabric8;

import static org.assertj.core.api.Assertions.assertThat;

import io.fabric8.kubernetes.api.model.ConfigMap;
import io.fabric8.kubernetes.api.model.ConfigMapBuilder;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.Secret;
import io.fabric8.kubernetes.api.model.SecretBuilder;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.client.informers.SharedIndexInformer;
import io.fabric8.kubernetes.client.informers.SharedInformerFactory;
import io.fabric8.kubernetes.client.informers.cache.Lister;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

final class InformerTest extends ConnectedTest {
  private void create(String name, Map<String, String> labels) {
    client.configMaps().inNamespace(NAMESPACE).resource(Samples.labelled(name, labels)).create();
  }

  @Test
  void aSyncedInformerHoldsWhatIsThereAndFollows() throws Exception {
    create("before", Map.of());
    RecordingHandler<ConfigMap> handler = new RecordingHandler<>();

    try (SharedIndexInformer<ConfigMap> informer =
        client.configMaps().inNamespace(NAMESPACE).inform(handler)) {
      assertThat(informer.hasSynced()).isTrue();
      assertThat(handler.calls().next()).isEqualTo("add before");
      assertThat(informer.getStore().listKeys()).containsExactly("default/before");

      create("later", Map.of());
      assertThat(handler.calls().next()).isEqualTo("add later");
      client
          .configMaps()
          .inNamespace(NAMESPACE)
          .withName("before")
          .edit(now -> new ConfigMapBuilder(now).addToData("step", "1").build());
      assertThat(handler.calls().next()).isEqualTo("update before");
      assertThat(informer.getStore().getByKey("default/before").getData())
          .containsEntry("step", "1");
      client.configMaps().inNamespace(NAMESPACE).withName("later").delete();
      assertThat(handler.calls().next()).isEqualTo("delete later");
      assertThat(informer.getStore().listKeys()).containsExactly("default/before");
    }
  }

  @Test
  void aBigListIsTakenInPages() throws Exception {
    for (int i = 0; i < 25; i++) {
      create("c" + i, Map.of());
    }

    try (SharedIndexInformer<ConfigMap> informer =
        client.configMaps().inNamespace(NAMESPACE).withLimit(10L).inform()) {
      assertThat(informer.getStore().list()).hasSize(25);
    }
  }

  @Test
  void indexersFindObjects() throws Exception {
    create("argo", Map.of("port", "iolkos"));
    create("beagle", Map.of("port", "plymouth"));
    create("endeavour", Map.of("port", "plymouth"));
    RecordingHandler<ConfigMap> handler = new RecordingHandler<>();

    try (SharedIndexInformer<ConfigMap> informer =
        client.configMaps().inNamespace(NAMESPACE).runnableInformer(0)) {
      informer.addIndexers(Map.of("port", InformerTest::ports)).addEventHandler(handler).run();
      assertThat(names(informer.getIndexer().byIndex("port", "plymouth")))
          .containsExactlyInAnyOrder("beagle", "endeavour");
      for (int i = 0; i < 3; i++) {
        assertThat(handler.calls().next()).startsWith("add ");
      }

      client
          .configMaps()
          .inNamespace(NAMESPACE)
          .withName("beagle")
          .edit(now ->
              new ConfigMapBuilder(now)
                  .editMetadata()
                  .addToLabels("port", "falmouth")
                  .endMetadata()
                  .build());

      assertThat(handler.calls().next()).isEqualTo("update beagle");
      assertThat(names(informer.getIndexer().byIndex("port", "plymouth")))
          .containsExactly("endeavour");
      assertThat(names(informer.getIndexer().byIndex("port", "falmouth")))
          .containsExactly("beagle");
      assertThat(new Lister<>(informer.getIndexer(), NAMESPACE).get("argo")).isNotNull();
    }
  }

  @Test
  void whatIsHeldIsToldAgainWithEveryResync() throws Exception {
    create("held", Map.of());
    RecordingHandler<ConfigMap> handler = new RecordingHandler<>();

    try (SharedIndexInformer<ConfigMap> informer =
        client.configMaps().inNamespace(NAMESPACE).inform(handler, 1000)) {
      assertThat(handler.calls().next()).isEqualTo("add held");
      assertThat(handler.calls().next()).isEqualTo("resync held");
      assertThat(handler.calls().next()).isEqualTo("resync held");
      assertThat(informer.isWatching()).isTrue();
    }
  }

  @Test
  void severalInformersRunSideBySide() throws Exception {
    RecordingHandler<ConfigMap> configMaps = new RecordingHandler<>();
    RecordingHandler<Secret> secrets = new RecordingHandler<>();
    RecordingHandler<Deployment> deployments = new RecordingHandler<>();
    SharedInformerFactory informers = client.informers();
    informers.sharedIndexInformerFor(ConfigMap.class, 0).addEventHandler(configMaps);
    informers.sharedIndexInformerFor(Secret.class, 0).addEventHandler(secrets);
    informers.sharedIndexInformerFor(Deployment.class, 0).addEventHandler(deployments);

    informers.startAllRegisteredInformers().get(SOON.toMillis(), TimeUnit.MILLISECONDS);
    client
        .apps()
        .deployments()
        .inNamespace(NAMESPACE)
        .resource(Samples.deployment("web", 1))
        .create();
    client
        .secrets()
        .inNamespace(NAMESPACE)
        .resource(new SecretBuilder().withNewMetadata().withName("word").endMetadata().build())
        .create();
    create("settings", Map.of());

    awaitAdded(configMaps, "settings");
    awaitAdded(secrets, "word");
    awaitAdded(deployments, "web");
    informers.stopAllRegisteredInformers();
  }

  @Test
  void aStoppedInformerCallsNobody() throws Exception {
    RecordingHandler<ConfigMap> stopped = new RecordingHandler<>();
    RecordingHandler<ConfigMap> running = new RecordingHandler<>();
    SharedIndexInformer<ConfigMap> first =
        client.configMaps().inNamespace(NAMESPACE).inform(stopped);

    try (SharedIndexInformer<ConfigMap> second =
        client.configMaps().inNamespace(NAMESPACE).inform(running)) {
      first.stop();
      first.stopped().toCompletableFuture().get(SOON.toMillis(), TimeUnit.MILLISECONDS);
      create("unseen", Map.of());

      assertThat(running.calls().next()).isEqualTo("add unseen");
      assertThat(second.isRunning()).isTrue();
      assertThat(first.isRunning()).isFalse();
      assertThat(stopped.calls().isEmpty()).isTrue();
    }
  }

  /** Passes over what the server itself keeps. */
  private static void awaitAdded(RecordingHandler<?> handler, String name)
      throws InterruptedException {
    String call;
    do {
      call = handler.calls().next();
    } while (!call.equals("add " + name));
  }

  private static List<String> ports(ConfigMap ship) {
    return List.of(ship.getMetadata().getLabels().get("port"));
  }

  private static List<String> names(List<? extends HasMetadata> items) {
    return items.stream().map(item -> item.getMetadata().getName()).toList();
  }
}
