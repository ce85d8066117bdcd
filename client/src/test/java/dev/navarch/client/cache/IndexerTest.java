package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.api.core.v1.Pod;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class IndexerTest {
  private static final IndexFunc<Pod> BY_USER =
      pod -> List.of(pod.metadata().annotations().getOrDefault("users", "").split(","));

  private static Pod pod(String name, String users) {
    return Pod.builder()
        .metadata(meta -> meta.namespace("default").name(name).addToAnnotations("users", users))
        .build();
  }

  private static List<String> names(List<Pod> pods) {
    return pods.stream().map(pod -> pod.metadata().name()).sorted().toList();
  }

  private static Indexer<Pod> threePods() {
    Indexer<Pod> indexer = Indexer.create(KeyFunc.metaNamespace(), Map.of("byUser", BY_USER));
    indexer.add(pod("one", "ernie,bert"));
    indexer.add(pod("two", "bert,oscar"));
    indexer.add(pod("tre", "ernie,elmo"));
    return indexer;
  }

  @Test
  void podsAreFoundByUser() {
    Indexer<Pod> indexer = threePods();

    assertThat(names(indexer.byIndex("byUser", "ernie"))).containsExactly("one", "tre");
    assertThat(names(indexer.byIndex("byUser", "bert"))).containsExactly("one", "two");
    assertThat(names(indexer.byIndex("byUser", "oscar"))).containsExactly("two");
    assertThat(indexer.byIndex("byUser", "nobody")).isEmpty();
    assertThat(indexer.indexKeys("byUser", "elmo")).containsExactly("default/tre");
    assertThat(indexer.listIndexFuncValues("byUser"))
        .containsExactlyInAnyOrder("ernie", "bert", "oscar", "elmo");
  }

  @Test
  void podsThatShareAUserAreFoundOnce() {
    assertThat(names(threePods().index("byUser", pod("any", "ernie,bert"))))
        .containsExactly("one", "tre", "two");
  }

  @Test
  void deletedPodIsNotFoundAnyMore() {
    Indexer<Pod> indexer = threePods();

    indexer.delete(pod("tre", ""));

    assertThat(names(indexer.byIndex("byUser", "ernie"))).containsExactly("one");
    assertThat(indexer.listIndexFuncValues("byUser")).doesNotContain("elmo");
  }

  @Test
  void changedPodIsFoundUnderItsNewUsersOnly() {
    Indexer<Pod> indexer = threePods();

    indexer.update(pod("two", "elmo"));

    assertThat(indexer.byIndex("byUser", "oscar")).isEmpty();
    assertThat(names(indexer.byIndex("byUser", "bert"))).containsExactly("one");
    assertThat(names(indexer.byIndex("byUser", "elmo"))).containsExactly("tre", "two");
  }

  @Test
  void unknownIndexIsRefused() {
    assertThatThrownBy(() -> threePods().byIndex("byNode", "x"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Index with name byNode does not exist");
  }

  @Test
  void indexMayComeLaterButNotTwice() {
    Indexer<Pod> indexer = threePods();

    indexer.addIndexers(Map.of(Indexer.NAMESPACE_INDEX, IndexFunc.byNamespace()));

    assertThat(indexer.byIndex(Indexer.NAMESPACE_INDEX, "default")).hasSize(3);
    assertThatThrownBy(() -> indexer.addIndexers(Map.of("byUser", BY_USER)))
        .hasMessage("indexer conflict: byUser");
  }

  @Test
  void objectWhoseIndexFunctionFailsIsKeptUnderNoValueUntilItChanges() {
    AtomicBoolean broken = new AtomicBoolean();
    IndexFunc<ConfigMap> fragile =
        object -> {
          if (broken.get()) {
            throw new IllegalStateException("no value");
          }
          return List.of(object.metadata().name());
        };
    Indexer<ConfigMap> indexer =
        Indexer.create(
            KeyFunc.metaNamespace(),
            Map.of("fragile", fragile, Indexer.NAMESPACE_INDEX, IndexFunc.byNamespace()));
    indexer.add(ConfigMaps.of("a", 1));
    indexer.add(ConfigMaps.of("b", 1));
    broken.set(true);

    ConfigMap second = ConfigMaps.of("a", 2);
    indexer.update(second);
    assertThat(indexer.getByKey("default/a")).containsSame(second);
    assertThat(indexer.byIndex("fragile", "a")).isEmpty();
    assertThat(indexer.byIndex(Indexer.NAMESPACE_INDEX, "default")).hasSize(2).contains(second);
    indexer.delete(ConfigMaps.of("b", 1));
    assertThat(indexer.indexKeys("fragile", "b")).isEmpty();
    assertThat(indexer.listKeys()).containsExactly("default/a");

    broken.set(false);
    ConfigMap third = ConfigMaps.of("a", 3);
    indexer.update(third);
    assertThat(indexer.byIndex("fragile", "a")).containsExactly(third);
    indexer.delete(third);
    assertThat(indexer.listIndexFuncValues("fragile")).isEmpty();
  }

  @Test
  void newIndexLeavesOutObjectsThatItsFunctionFailsOn() {
    Indexer<ConfigMap> indexer = Indexer.create(KeyFunc.metaNamespace(), Map.of());
    indexer.add(ConfigMaps.of("a", 1));
    indexer.add(ConfigMaps.of("b", 1));

    indexer.addIndexers(
        Map.of(
            "fragile",
            object -> {
              if (object.metadata().name().equals("a")) {
                throw new IllegalStateException("no value");
              }
              return List.of("x");
            }));

    assertThat(indexer.indexKeys("fragile", "x")).containsExactly("default/b");
  }

  @Test
  void objectsAreHandedOutAsTheyCame() {
    Store<ConfigMap> store = Store.create(KeyFunc.metaNamespace());
    ConfigMap object = ConfigMaps.of("a", 1);

    store.replace(List.of(object), "1");

    assertThat(store.get(ConfigMaps.of("a", 9))).containsSame(object);
    assertThat(store.list()).singleElement().isSameAs(object);
    assertThat(store.listKeys()).containsExactly("default/a");
  }
}
