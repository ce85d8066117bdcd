package dev.navarch.cluster.controlplane;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.api.install.Release;
import dev.navarch.api.rbac.v1.ClusterRole;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.runtime.Scheme;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.serializer.CodecFactory;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.apiserver.objects.ObjectTable;
import dev.navarch.apiserver.rest.ObjectName;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.registry.BuiltInResources;
import dev.navarch.registry.bootstrap.BootstrapObjects;
import dev.navarch.registry.bootstrap.BootstrapSettings;
import dev.navarch.registry.generic.BuiltInStores;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.generic.RegistrySettings;
import dev.navarch.registry.generic.ServedVersions;
import dev.navarch.storage.KeySpan;
import dev.navarch.storage.RangeRequest;
import dev.navarch.storage.Txn;
import dev.navarch.storage.memory.MemoryStore;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** How the first objects come into a store. */
class BootstrapTest {
  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");
  private static final Scheme SCHEME = AllTypes.scheme();

  private final MemoryStore store = MemoryStore.create();
  private final RegistryContext registry = registry(store);

  private static RegistryContext registry(MemoryStore store) {
    InstantSource clock = InstantSource.fixed(NOW);
    DefaultingContext defaulting = new DefaultingContext(clock, Map.of(), 36);
    RegistryContext[] made = new RegistryContext[1];
    BuiltInStores stores =
        new BuiltInStores(
            store,
            new ObjectTable(1 << 20),
            SCHEME,
            new CodecFactory(SCHEME, defaulting),
            defaulting,
            ServedVersions.of(Release.V1_36),
            resource -> BuiltInResources.behavior(resource, made[0]));
    made[0] =
        new RegistryContext(
            stores,
            RegistrySettings.of("10.0.0.0/24", Duration.ofHours(1), clock),
            BootstrapTest::notYet,
            Optional::empty,
            BootstrapTest::notYet,
            BootstrapTest::notYet,
            BootstrapTest::notYet);
    return made[0];
  }

  @SuppressWarnings("TypeParameterUnusedInFormals") // stands for any of them
  private static <T> T notYet() {
    throw new IllegalStateException("nobody can be asked while the server starts");
  }

  @AfterEach
  void close() {
    store.close();
  }

  private static List<MetaObject> objects(GroupVersion... served) {
    return BootstrapObjects.all(
        new BootstrapSettings(List.of("10.0.0.0/24"), "192.0.2.10", 6443, NOW),
        List.of(served),
        Release.V1_36);
  }

  private void start(List<MetaObject> objects) {
    new Bootstrap(registry.stores(), Time.of(NOW)).create(objects);
  }

  private long count() {
    return store.range(RangeRequest.of(KeySpan.prefix(""))).items().size();
  }

  private ResourceStore<ClusterRole> roles() {
    return registry.stores().of("rbac.authorization.k8s.io", "clusterroles");
  }

  @Test
  void anEmptyStoreIsFilledInFewTransactions() {
    List<MetaObject> objects = objects();
    long before = store.revision();

    start(objects);

    assertThat(count()).isEqualTo(objects.size());
    assertThat(store.revision() - before)
        .isEqualTo(
            (objects.size() + store.limits().maxOperations() - 1) / store.limits().maxOperations());
    assertThat(roles().require(new ObjectName("", "cluster-admin")).rules()).hasSize(2);
  }

  @Test
  void aSecondStartKeepsEverything() {
    start(objects());
    long before = store.revision();

    start(objects());

    assertThat(store.revision()).isEqualTo(before);
  }

  @Test
  void aStartThatWasInterruptedIsCompleted() {
    List<MetaObject> objects = objects();
    start(objects.subList(0, 40));

    start(objects);

    assertThat(count()).isEqualTo(objects.size());
  }

  @Test
  void whatAnotherServerHasMadeMeanwhileStays() {
    List<MetaObject> objects = objects();
    MetaObject theirs =
        objects().stream()
            .filter(object -> object.metadata().name().equals("system:node"))
            .findFirst()
            .orElseThrow();
    store.commit(
        Txn.create(
            roles().key(new ObjectName("", "system:node")), roles().model().toStorage(theirs)));

    start(objects);

    assertThat(count()).isEqualTo(objects.size());
    assertThat(roles().require(new ObjectName("", "system:node")).metadata().uid())
        .isEqualTo(theirs.metadata().uid());
  }

  @Test
  void entriesOfVersionsThatAreNotServedAnyMoreGo() {
    start(objects(new GroupVersion("apps", "v1"), new GroupVersion("batch", "v1beta1")));
    long before = count();

    start(objects(new GroupVersion("apps", "v1")));

    assertThat(count()).isEqualTo(before - 1);
  }
}
