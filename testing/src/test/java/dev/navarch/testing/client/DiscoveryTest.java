package dev.navarch.testing.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ListOptions;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.meta.v1.PatchOptions;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionResource;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import dev.navarch.client.discovery.DiscoveredResources;
import dev.navarch.client.discovery.DiscoveryClient;
import dev.navarch.client.discovery.MemoryDiscoveryCache;
import dev.navarch.client.dynamic.DynamicClient;
import dev.navarch.client.dynamic.DynamicResourceClient;
import dev.navarch.client.mapper.DeferredDiscoveryMapper;
import dev.navarch.client.mapper.NoMatchException;
import dev.navarch.client.mapper.RestMapper;
import dev.navarch.client.mapper.RestScope;
import dev.navarch.client.mapper.ShortcutExpander;
import dev.navarch.client.metadata.MetadataClient;
import dev.navarch.client.metadata.MetadataResourceClient;
import dev.navarch.client.rest.PatchType;
import dev.navarch.client.rest.RestClient;
import dev.navarch.client.scale.ScaleClient;
import dev.navarch.client.waiting.Poll;
import dev.navarch.client.watch.Event;
import dev.navarch.client.watch.Watch;
import dev.navarch.testing.TestControlPlane;
import dev.navarch.testing.WithControlPlane;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@WithControlPlane(release = "1.36")
@ParameterizedClass
@EnumSource(Way.class)
class DiscoveryTest {
  private final RestClient client;
  private final DiscoveryClient discovery;
  private final RestMapper mapper;
  private final DynamicClient dynamic;

  DiscoveryTest(Way way, TestControlPlane plane) throws Exception {
    client = way.connect(plane);
    discovery = new DiscoveryClient(client);
    MemoryDiscoveryCache cache = new MemoryDiscoveryCache(discovery);
    mapper = new ShortcutExpander(new DeferredDiscoveryMapper(cache), cache);
    dynamic = new DynamicClient(client);
  }

  @AfterEach
  void close() {
    client.close();
  }

  private static GroupVersionResource named(String resource) {
    return new GroupVersionResource("", "", resource);
  }

  @Test
  void bothWaysOfDiscoveryTellTheSame() throws Exception {
    DiscoveredResources atOnce = discovery.serverGroupsAndResources().orThrow();
    DiscoveredResources oneByOne =
        discovery.withoutAggregation().serverGroupsAndResources().orThrow();

    assertThat(names(atOnce)).isEqualTo(names(oneByOne)).contains("apps/v1 deployments/scale");
  }

  private static List<String> names(DiscoveredResources all) {
    return all.resources().stream()
        .flatMap(
            list -> list.resources().stream().map(each -> list.groupVersion() + " " + each.name()))
        .sorted()
        .toList();
  }

  @Test
  void namesOfAllFormsAreMapped() throws Exception {
    assertThat(mapper.resourceFor(named("deploy")).toString())
        .isEqualTo("apps/v1, Resource=deployments");
    assertThat(mapper.resourceFor(named("Pod")).toString()).isEqualTo("/v1, Resource=pods");
    assertThat(mapper.restMapping(new GroupKind("", "Namespace")).scope())
        .isEqualTo(RestScope.ROOT);
    assertThat(discovery.serverVersion().minor()).startsWith("36");
    assertThat(discovery.openApiV3()).containsKey("apis/apps/v1");
  }

  @Test
  void customResourceIsFoundAndUsedWithoutAType() throws Exception {
    mapper.resourceFor(named("pods"));
    Unstructured definition =
        Unstructured.of(
            Map.of(
                "apiVersion",
                "apiextensions.k8s.io/v1",
                "kind",
                "CustomResourceDefinition",
                "metadata",
                Map.of("name", "widgets.example.com"),
                "spec",
                Map.of(
                    "group",
                    "example.com",
                    "scope",
                    "Namespaced",
                    "names",
                    Map.of(
                        "plural", "widgets",
                        "singular", "widget",
                        "kind", "Widget",
                        "shortNames", List.of("wi")),
                    "versions",
                    List.of(
                        Map.of(
                            "name",
                            "v1",
                            "served",
                            true,
                            "storage",
                            true,
                            "schema",
                            Map.of(
                                "openAPIV3Schema",
                                Map.of(
                                    "type",
                                    "object",
                                    "x-kubernetes-preserve-unknown-fields",
                                    true)))))));
    dynamic
        .resource(
            new GroupVersion("apiextensions.k8s.io", "v1")
                .withResource("customresourcedefinitions"))
        .create(definition);
    GroupVersionResource widgets = awaitResource(named("wi"));
    DynamicResourceClient objects = dynamic.resource(widgets).namespace("default");

    objects.create(
        Unstructured.of(
            Map.of(
                "apiVersion",
                "example.com/v1",
                "kind",
                "Widget",
                "metadata",
                Map.of("name", "w"),
                "spec",
                Map.of("size", 3))));

    assertThat(objects.get("w").nested(Long.class, "spec", "size")).contains(3L);
    assertThat(objects.list().items()).hasSize(1);
    assertThat(
            new MetadataClient(client)
                .resource(widgets)
                .list(ListOptions.builder().build())
                .items())
        .extracting(item -> item.metadata().name())
        .containsExactly("w");
  }

  /** A definition is served soon after it was created. */
  private GroupVersionResource awaitResource(GroupVersionResource name) throws Exception {
    Poll.every(Duration.ofMillis(10))
        .within(Duration.ofSeconds(20))
        .until(() -> {
          try {
            return !mapper.resourcesFor(name).isEmpty();
          } catch (NoMatchException e) {
            return false;
          }
        });
    return mapper.resourceFor(name);
  }

  @Test
  void metadataAloneIsReadWatchedAndChanged() throws Exception {
    MetadataResourceClient maps =
        new MetadataClient(client)
            .resource(Way.CORE.withResource("configmaps"))
            .namespace("default");
    ConfigMap map = Way.configMaps(client, "default").create(Way.configMap("m", "secret"));
    String version = map.metadata().resourceVersion();

    try (Watch<PartialObjectMetadata> watch =
        maps.watch(ListOptions.builder().resourceVersion(version).build())) {
      PartialObjectMetadata patched =
          maps.patch(
              "m",
              PatchType.MERGE,
              "{\"metadata\":{\"labels\":{\"a\":\"b\"}}}".getBytes(StandardCharsets.UTF_8),
              PatchOptions.builder().build());

      assertThat(patched.metadata().labels()).containsEntry("a", "b");
      assertThat(maps.get("m").metadata()).isEqualTo(patched.metadata());
      assertThat(watch.next())
          .isInstanceOfSatisfying(
              Event.Modified.class,
              event ->
                  assertThat(((PartialObjectMetadata) event.object()).metadata().labels())
                      .containsEntry("a", "b"));
      assertThat(maps.stream(ListOptions.builder().labelSelector("a=b").limit(1).build()))
          .extracting(item -> item.metadata().name())
          .containsExactly("m");
      maps.delete("m", DeleteOptions.builder().build());
      assertThat(watch.next()).isInstanceOf(Event.Deleted.class);
    }
  }

  @Test
  void untypedObjectsAreWatchedAndConverted() throws Exception {
    DynamicResourceClient maps =
        dynamic.resource(Way.CORE.withResource("configmaps")).namespace("default");
    Unstructured created =
        maps.create(
            Unstructured.of(
                Map.of(
                    "apiVersion",
                    "v1",
                    "kind",
                    "ConfigMap",
                    "metadata",
                    Map.of("name", "u"),
                    "data",
                    Map.of("k", "1"))));

    try (Watch<Unstructured> watch =
        maps.watch(
            ListOptions.builder().resourceVersion(created.metadata().resourceVersion()).build())) {
      maps.delete("u");

      assertThat(watch.next())
          .isInstanceOfSatisfying(
              Event.Deleted.class,
              event ->
                  assertThat(
                          UnstructuredConverter.fromUnstructured(
                                  (Unstructured) event.object(), ConfigMap.class)
                              .data())
                      .containsEntry("k", "1"));
    }
    assertThatExceptionOfType(ApiException.class)
        .isThrownBy(() -> maps.get("u"))
        .matches(ApiException::isNotFound);
  }

  @Test
  void replicasAreSetWithoutKnowingTheKind() throws Exception {
    dynamic
        .resource(new GroupVersionResource("apps", "v1", "deployments"))
        .namespace("default")
        .create(
            Unstructured.of(
                Map.of(
                    "apiVersion",
                    "apps/v1",
                    "kind",
                    "Deployment",
                    "metadata",
                    Map.of("name", "web"),
                    "spec",
                    Map.of(
                        "replicas", 1,
                        "selector", Map.of("matchLabels", Map.of("a", "b")),
                        "template",
                            Map.of(
                                "metadata", Map.of("labels", Map.of("a", "b")),
                                "spec",
                                    Map.of(
                                        "containers",
                                        List.of(Map.of("name", "c", "image", "i"))))))));
    ScaleClient scales = new ScaleClient(client, mapper, discovery);
    GroupResource deployments = new GroupResource("apps", "deployments");

    Scale scale = scales.get("default", deployments, "web");
    Scale scaled =
        scales.update(
            "default", deployments, scale.toBuilder().spec(spec -> spec.replicas(4)).build());

    assertThat(scale.spec().replicas()).isEqualTo(1);
    assertThat(scaled.spec().replicas()).isEqualTo(4);
    assertThat(scaled.status().selector()).isEqualTo("a=b");
  }
}
