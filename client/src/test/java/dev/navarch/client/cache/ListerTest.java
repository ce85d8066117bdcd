package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.ConfigMap;
import dev.navarch.apimachinery.labels.Selector;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ListerTest {
  private static final ConfigMap WEB = labelled("one", "a", "web");
  private static final ConfigMap DB = labelled("one", "b", "db");
  private static final ConfigMap OTHER = labelled("two", "a", "web");

  private static ConfigMap labelled(String namespace, String name, String app) {
    return ConfigMaps.of(namespace, name, 1, "").toBuilder()
        .metadata(meta -> meta.namespace(namespace).name(name).addToLabels("app", app))
        .build();
  }

  private static Lister<ConfigMap> lister(Map<String, IndexFunc<ConfigMap>> indexers) {
    Indexer<ConfigMap> indexer = Indexer.create(KeyFunc.metaNamespace(), indexers);
    List.of(WEB, DB, OTHER).forEach(indexer::add);
    return new Lister<>(indexer);
  }

  private static void findsByNamespaceNameAndLabels(Lister<ConfigMap> lister) {
    Selector web = Selector.parse("app=web");

    assertThat(lister.list()).containsExactlyInAnyOrder(WEB, DB, OTHER);
    assertThat(lister.list(web)).containsExactlyInAnyOrder(WEB, OTHER);
    assertThat(lister.list(Selector.nothing())).isEmpty();
    assertThat(lister.namespace("one").list()).containsExactlyInAnyOrder(WEB, DB);
    assertThat(lister.namespace("one").list(web)).containsExactly(WEB);
    assertThat(lister.namespace("one").get("b")).containsSame(DB);
    assertThat(lister.namespace("two").get("b")).isEmpty();
    assertThat(lister.namespace("nowhere").list()).isEmpty();
  }

  @Test
  void objectsAreFoundThroughTheNamespaceIndex() {
    findsByNamespaceNameAndLabels(lister(Map.of(Indexer.NAMESPACE_INDEX, IndexFunc.byNamespace())));
  }

  @Test
  void objectsAreFoundWithoutAnIndexToo() {
    findsByNamespaceNameAndLabels(lister(Map.of()));
  }

  @Test
  void objectOfTheClusterIsFoundByItsNameAlone() {
    Indexer<ConfigMap> indexer = Indexer.create(KeyFunc.metaNamespace(), Map.of());
    ConfigMap object = ConfigMaps.of("", "node", 1, "");
    indexer.add(object);

    assertThat(new Lister<>(indexer).get("node")).containsSame(object);
  }
}
