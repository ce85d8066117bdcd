package dev.navarch.apiserver.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.DeleteOptions;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.Preconditions;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Time;
import dev.navarch.storage.Txn;
import dev.navarch.storage.memory.MemoryStore;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ResourceStoreTest {
  private static final ObjectName A = new ObjectName("ns", "a");

  private final MemoryStore store = MemoryStore.create();
  private final ResourceStore<ConfigMap> configMaps =
      ConfigMaps.in(store, new Strategy<ConfigMap>() {});

  @AfterEach
  void close() {
    store.close();
  }

  private ConfigMap create(ConfigMap object) {
    return configMaps.create(ConfigMaps.request(), "ns", object, WriteCheck.none(), false);
  }

  private Updated<ConfigMap> update(UnaryOperator<ConfigMap> change) {
    return configMaps.update(
        ConfigMaps.request(),
        A,
        existing -> {
          assertThat(existing).isNotNull();
          return change.apply(existing);
        },
        WriteCheck.none(),
        UpdateRules.PLAIN);
  }

  private Deleted<ConfigMap> delete(DeleteOptions options) {
    return configMaps.delete(ConfigMaps.request(), A, options, WriteCheck.none());
  }

  private static ConfigMap with(ConfigMap object, UnaryOperator<ObjectMeta> change) {
    return object.toBuilder().metadata(change.apply(object.metadata())).build();
  }

  @Test
  void aKeyTellsTheNameOfItsObject() {
    assertThat(configMaps.kind().nameOf(configMaps.key(A))).isEqualTo(A);
  }

  @Test
  void aNewObjectGetsWhatOnlyTheServerMaySay() {
    ConfigMap created =
        create(
            with(
                ConfigMaps.named("a"),
                metadata ->
                    metadata.toBuilder()
                        .uid("mine")
                        .creationTimestamp(Time.ofEpochSecond(1))
                        .selfLink("/x")
                        .deletionTimestamp(Time.ofEpochSecond(2))
                        .build()));

    ObjectMeta metadata = created.metadata();
    assertThat(metadata.namespace()).isEqualTo("ns");
    assertThat(metadata.uid()).hasSize(36).isNotEqualTo("mine");
    assertThat(metadata.creationTimestamp()).isEqualTo(Time.of(ConfigMaps.NOW));
    assertThat(metadata.selfLink()).isEmpty();
    assertThat(metadata.deletionTimestamp()).isNull();
    assertThat(metadata.resourceVersion()).isEqualTo(Long.toString(store.revision()));
    assertThat(configMaps.require(A)).isEqualTo(created);
  }

  @Test
  void theStoredValueDoesNotHoldItsOwnVersion() {
    create(ConfigMaps.named("a"));

    String text = store.get(configMaps.key(A)).orElseThrow().value().utf8();
    assertThat(text).startsWith("k8s\0").contains("ConfigMap").doesNotContain("resourceVersion");
    assertThat(
            configMaps
                .model()
                .fromStorage(store.get(configMaps.key(A)).orElseThrow().value())
                .metadata()
                .resourceVersion())
        .isEmpty();
  }

  @Test
  void namesAreMadeUpFromTheirStart() {
    ConfigMap unnamed =
        ConfigMap.builder().metadata(ObjectMeta.builder().generateName("x-").build()).build();
    Set<String> names = new HashSet<>();
    for (int i = 0; i < 50; i++) {
      names.add(create(unnamed).metadata().name());
    }

    assertThat(names)
        .hasSize(50)
        .allMatch(name -> name.matches("x-[bcdfghjklmnpqrstvwxz2456789]{5}"));
  }

  @Test
  void aTakenNameIsToldAndWhetherItsOwnerIsGoing() {
    create(ConfigMaps.named("a"));

    assertThatThrownBy(() -> create(ConfigMaps.named("a")))
        .hasMessage("configmaps \"a\" already exists");
    update(old -> with(old, m -> m.toBuilder().finalizers(List.of("ex.com/x")).build()));
    delete(DeleteOptions.builder().build());
    assertThatThrownBy(() -> create(ConfigMaps.named("a")))
        .hasMessage("object is being deleted: configmaps \"a\" already exists");
  }

  @Test
  void aDryRunWritesNothingAndStillSeesThatANameIsTaken() {
    long before = store.revision();
    configMaps.create(ConfigMaps.request(), "ns", ConfigMaps.named("a"), WriteCheck.none(), true);

    assertThat(store.revision()).isEqualTo(before);
    create(ConfigMaps.named("a"));
    assertThatThrownBy(() ->
            configMaps.create(
                ConfigMaps.request(), "ns", ConfigMaps.named("a"), WriteCheck.none(), true))
        .isInstanceOf(ApiException.class)
        .hasMessageContaining("already exists");
  }

  @Test
  void anUpdateThatChangesNothingKeepsTheVersion() {
    ConfigMap created = create(ConfigMaps.holding("a", "k", "v"));

    Updated<ConfigMap> updated = update(old -> old);

    assertThat(updated.object()).isEqualTo(created);
    assertThat(store.revision()).isEqualTo(Long.parseLong(created.metadata().resourceVersion()));
  }

  @Test
  void anUpdateBasedOnAnOlderVersionIsAConflict() {
    ConfigMap created = create(ConfigMaps.named("a"));
    update(old -> old.toBuilder().data(Map.of("k", "1")).build());

    assertThatThrownBy(() -> update(old -> created.toBuilder().data(Map.of("k", "2")).build()))
        .isInstanceOf(ApiException.class)
        .hasMessageContaining("the object has been modified");
    assertThat(configMaps.require(A).data()).containsEntry("k", "1");
  }

  @Test
  void anUpdateOfAnAbsentObjectCreatesItOnlyWhereTheStrategySaysSo() {
    assertThatThrownBy(() -> update(old -> old)).hasMessage("configmaps \"a\" not found");

    ResourceStore<ConfigMap> willing =
        configMaps.under(
            new Strategy<>() {
              @Override
              public boolean createsOnUpdate() {
                return true;
              }
            });
    Updated<ConfigMap> created =
        willing.update(
            ConfigMaps.request(),
            A,
            existing -> ConfigMaps.named("a"),
            WriteCheck.none(),
            UpdateRules.PLAIN);
    assertThat(created.created()).isTrue();
  }

  @Test
  void aSubresourceDoesNotCreateWhatIsAppliedToIt() {
    UpdateRules apply = new UpdateRules(false, true, "");
    ResourceStore<ConfigMap> part = configMaps.under(new Strategy<>() {});

    assertThatThrownBy(() ->
            part.update(
                ConfigMaps.request(),
                A,
                existing -> ConfigMaps.named("a"),
                WriteCheck.none(),
                apply))
        .hasMessage("configmaps \"a\" not found");
    assertThat(
            configMaps
                .update(
                    ConfigMaps.request(),
                    A,
                    existing -> ConfigMaps.named("a"),
                    WriteCheck.none(),
                    apply)
                .created())
        .isTrue();
  }

  @Test
  void whatASubresourceCreatesFollowsTheRulesOfTheResource() {
    ResourceStore<ConfigMap> strict =
        new ResourceStore<>(
            configMaps.kind(),
            new Strategy<>() {
              @Override
              public List<FieldError> validate(RequestContext context, ConfigMap object) {
                return List.of(FieldError.forbidden(FieldPath.of("data"), "never"));
              }
            },
            null,
            configMaps.store(),
            configMaps.table());
    ResourceStore<ConfigMap> part =
        strict.under(
            new Strategy<>() {
              @Override
              public boolean createsOnApply() {
                return true;
              }
            });

    assertThatThrownBy(() ->
            part.update(
                ConfigMaps.request(),
                A,
                existing -> ConfigMaps.named("a"),
                WriteCheck.none(),
                new UpdateRules(false, true, "")))
        .hasMessageContaining("data: Forbidden: never");
  }

  @Test
  void unconditionalChangesOfManyAllLand() throws Exception {
    create(ConfigMaps.named("a"));
    int writers = 8;
    int rounds = 50;
    CountDownLatch done = new CountDownLatch(writers);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < writers; i++) {
        String key = "k" + i;
        threads.execute(() -> {
          for (int round = 1; round <= rounds; round++) {
            String value = Integer.toString(round);
            update(old -> {
              Map<String, String> data = new HashMap<>(old.data());
              data.put(key, value);
              return with(
                  old.toBuilder().data(data).build(),
                  m -> m.toBuilder().resourceVersion("").build());
            });
          }
          done.countDown();
        });
      }
      assertThat(done.await(20, TimeUnit.SECONDS)).isTrue();
    }
    assertThat(configMaps.require(A).data().values())
        .hasSize(writers)
        .containsOnly(Integer.toString(rounds));
  }

  @Test
  void whatHasNothingToFinishGoesAtOnce() {
    create(ConfigMaps.named("a"));

    assertThat(delete(DeleteOptions.builder().build()).gone()).isTrue();
    assertThat(configMaps.get(A)).isEmpty();
  }

  @Test
  void finalizersHoldAnObjectUntilTheLastOfThemIsTaken() {
    create(with(ConfigMaps.named("a"), m -> m.toBuilder().finalizers(List.of("ex.com/x")).build()));

    Deleted<ConfigMap> deleted = delete(DeleteOptions.builder().build());
    assertThat(deleted.gone()).isFalse();
    assertThat(deleted.object().metadata().deletionTimestamp()).isEqualTo(Time.of(ConfigMaps.NOW));
    assertThat(deleted.object().metadata().deletionGracePeriodSeconds()).isZero();
    update(old -> with(old, m -> m.toBuilder().finalizers(List.of()).build()));
    assertThat(configMaps.get(A)).isEmpty();
  }

  @Test
  void propagationPoliciesLeaveTheirFinalizers() {
    create(ConfigMaps.named("a"));
    assertThat(delete(DeleteOptions.builder().propagationPolicy("Foreground").build()).gone())
        .isFalse();
    assertThat(configMaps.require(A).metadata().finalizers()).containsExactly("foregroundDeletion");

    delete(DeleteOptions.builder().propagationPolicy("Orphan").build());
    assertThat(configMaps.require(A).metadata().finalizers()).containsExactly("orphan");

    delete(DeleteOptions.builder().propagationPolicy("Background").build());
    assertThat(configMaps.get(A)).isEmpty();
  }

  @Test
  void preconditionsMustHold() {
    ConfigMap created = create(ConfigMaps.named("a"));

    assertThatThrownBy(() ->
            delete(DeleteOptions.builder().preconditions(new Preconditions("other", null)).build()))
        .hasMessageContaining("the UID in the precondition (other) does not match");
    assertThatThrownBy(() ->
            delete(DeleteOptions.builder().preconditions(new Preconditions(null, "1")).build()))
        .hasMessageContaining("the ResourceVersion in the precondition (1) does not match");
    assertThat(
            delete(
                    DeleteOptions.builder()
                        .preconditions(
                            new Preconditions(
                                created.metadata().uid(), created.metadata().resourceVersion()))
                        .build())
                .gone())
        .isTrue();
  }

  /** The same objects, which take half a minute to end. */
  private ResourceStore<ConfigMap> graceful() {
    return configMaps.under(
        new Strategy<>() {
          @Override
          public OptionalLong gracePeriod(ConfigMap object, DeleteOptions options) {
            return OptionalLong.of(
                options.gracePeriodSeconds() == null ? 30 : options.gracePeriodSeconds());
          }
        });
  }

  /** Leaves an object as a server does that dies after marking it. */
  private void mark(String... finalizers) {
    create(ConfigMaps.named("a"));
    ConfigMap marked =
        with(
            configMaps.require(A),
            m ->
                m.toBuilder()
                    .deletionTimestamp(Time.of(ConfigMaps.NOW))
                    .deletionGracePeriodSeconds(0L)
                    .finalizers(List.of(finalizers))
                    .build());
    store.commit(
        Txn.put(
            configMaps.key(A),
            configMaps.model().toStorage(ObjectMetaRules.withoutVersion(marked))));
  }

  @Test
  void whatWasMarkedAndNotRemovedGoesWithTheNextDeletion() {
    mark();

    Deleted<ConfigMap> deleted =
        graceful()
            .delete(ConfigMaps.request(), A, DeleteOptions.builder().build(), WriteCheck.none());

    assertThat(deleted.gone()).isTrue();
    assertThat(configMaps.get(A)).isEmpty();
  }

  @Test
  void aPolicyCountsAlsoForWhatHasNoTimeLeft() {
    mark("ex.com/x");

    Deleted<ConfigMap> deleted =
        graceful()
            .delete(
                ConfigMaps.request(),
                A,
                DeleteOptions.builder().propagationPolicy("Orphan").build(),
                WriteCheck.none());

    assertThat(deleted.gone()).isFalse();
    assertThat(configMaps.require(A).metadata().finalizers()).containsExactly("ex.com/x", "orphan");
  }

  @Test
  void aGracePeriodCanOnlyBecomeShorter() {
    ResourceStore<ConfigMap> graceful = graceful();
    create(ConfigMaps.named("a"));

    assertThat(seconds(graceful, null)).isEqualTo(30);
    assertThat(seconds(graceful, 60L)).isEqualTo(30);
    assertThat(seconds(graceful, 5L)).isEqualTo(5);
    assertThat(configMaps.require(A).metadata().deletionTimestamp())
        .isEqualTo(Time.of(ConfigMaps.NOW.plusSeconds(5)));
    assertThat(
            graceful
                .delete(
                    ConfigMaps.request(),
                    A,
                    DeleteOptions.builder().gracePeriodSeconds(0L).build(),
                    WriteCheck.none())
                .gone())
        .isTrue();
  }

  private static @Nullable Long seconds(ResourceStore<ConfigMap> store, @Nullable Long wanted) {
    return store
        .delete(
            ConfigMaps.request(),
            A,
            DeleteOptions.builder().gracePeriodSeconds(wanted).build(),
            WriteCheck.none())
        .object()
        .metadata()
        .deletionGracePeriodSeconds();
  }
}
