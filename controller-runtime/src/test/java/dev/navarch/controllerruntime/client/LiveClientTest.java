package dev.navarch.controllerruntime.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Node;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.PartialObjectMetadata;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.client.cache.ObjectName;
import dev.navarch.client.mapper.NoMatchException;
import dev.navarch.client.rest.RestClient;
import dev.navarch.controllerruntime.testserver.ConfigMaps;
import dev.navarch.controllerruntime.testserver.MemoryServer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LiveClientTest {
  private static final GroupVersionKind CONFIG_MAP =
      new GroupVersion("", "v1").withKind("ConfigMap");

  private final MemoryServer server = new MemoryServer();
  private final RestClient rest = server.client();
  private final LiveClient client = new LiveClient(rest, MemoryServer.mapper());

  @AfterEach
  void close() {
    rest.close();
  }

  @Test
  void objectGoesThroughItsLife() throws Exception {
    ConfigMap created = client.create(ConfigMaps.of("a", "one", Map.of("k", "1")));
    ConfigMap updated = client.update(created.toBuilder().data(Map.of("k", "2")).build());

    assertThat(created.metadata().uid()).isNotEmpty();
    assertThat(client.get(ConfigMap.class, "a", "one")).contains(updated);
    assertThat(client.list(ConfigMap.class)).containsExactly(updated);
    client.delete(updated);
    assertThat(client.get(ConfigMap.class, "a", "one")).isEmpty();
  }

  @Test
  void oneObjectHasThreeForms() throws Exception {
    client.create(ConfigMaps.of("a", "one", Map.of("k", "1")));
    ObjectName name = new ObjectName("a", "one");

    Unstructured tree = client.get(ObjectKind.untyped(CONFIG_MAP), name).orElseThrow();
    PartialObjectMetadata part =
        client.get(ObjectKind.metadata(ConfigMap.class), name).orElseThrow();

    assertThat(tree.nested("data", "k")).contains("1");
    assertThat(part.metadata().uid()).isEqualTo(tree.metadata().uid());
  }

  @Test
  void namespaceIsNeededWhereObjectsLiveInOne() throws Exception {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> client.get(ConfigMap.class, "", "one"))
        .withMessageContaining("are in namespaces");
    server.put("v1", "nodes", Node.builder().metadata(m -> m.name("n")).build());
    assertThat(client.get(Node.class, "passed-over", "n")).isPresent();
  }

  @Test
  void metadataIsNotWrittenAsAWholeObject() {
    PartialObjectMetadata part =
        PartialObjectMetadata.builder().metadata(m -> m.namespace("a").name("one")).build();
    PartialObjectMetadata named = (PartialObjectMetadata) part.withGroupVersionKind(CONFIG_MAP);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> client.update(named))
        .withMessageContaining("metadata is not all");
    assertThat(server.writes()).isEmpty();
  }

  @Test
  void unknownKindsAreRefused() {
    ObjectKind<Unstructured> missing =
        ObjectKind.untyped(new GroupVersion("x.io", "v1").withKind("Missing"));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> client.list(missing, Query.all()))
        .isInstanceOf(NoMatchException.class);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ObjectKind.ofObject(Unstructured.of(Map.of())));
    assertThatIllegalArgumentException().isThrownBy(() -> ObjectKind.of(Unstructured.class));
  }

  @Test
  void whatIsBelowAnObjectIsReadAndWritten() throws Exception {
    server.put("v1", "nodes", Node.builder().metadata(m -> m.name("n")).build());
    Client split = client.readingFrom(new Nothing());
    Node node =
        split.getSubresource(
            Node.builder().metadata(m -> m.name("n")).build(), "status", Node.class);

    Node updated =
        split.updateSubresource(
            node,
            "status",
            node.toBuilder()
                .spec(s -> s.unschedulable(true))
                .status(s -> s.phase("Running"))
                .build(),
            Node.class);
    ConfigMap answer =
        split.createSubresource(
            ConfigMaps.named("a", "one"), "token", ConfigMaps.named("a", "made"), ConfigMap.class);

    assertThat(updated.status().phase()).isEqualTo("Running");
    assertThat(updated.spec().unschedulable()).isFalse();
    assertThat(answer.metadata().uid()).isNotEmpty();
    assertThat(server.writes())
        .containsExactly(
            "PUT /api/v1/nodes/n/status", "POST /api/v1/namespaces/a/configmaps/one/token");
  }

  @Test
  void clientMayReadElsewhere() throws Exception {
    Client split = client.readingFrom(new Nothing());

    split.create(ConfigMaps.named("a", "one"));

    assertThat(split.get(ConfigMap.class, "a", "one")).isEmpty();
    assertThat(client.get(ConfigMap.class, "a", "one")).isPresent();
  }

  private static final class Nothing implements Reader {
    @Override
    public <T extends MetaObject> Optional<T> get(ObjectKind<T> kind, ObjectName name) {
      return Optional.empty();
    }

    @Override
    public <T extends MetaObject> List<T> list(ObjectKind<T> kind, Query query) {
      return List.of();
    }
  }
}
