package dev.navarch.registry.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.navarch.api.BuiltInGroups;
import dev.navarch.api.install.Release;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apimachinery.unstructured.UnstructuredConverter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every object against what a Kubernetes API server was found to have made by itself. The folder is
 * named by the property {@code navarch.facts}; by default it is {@code shared/facts} beside the
 * checkout, or beside a folder above the working folder.
 */
class BootstrapFactsTest {
  private static final Instant NOW = Instant.parse("2026-03-01T23:30:00Z");
  private static final Set<String> OF_THE_MOMENT =
      Set.of(
          "uid",
          "resourceVersion",
          "creationTimestamp",
          "managedFields",
          "lastTransitionTime",
          "renewTime");
  private static final BootstrapSettings SETTINGS =
      new BootstrapSettings(List.of("10.0.0.0/24"), "192.0.2.10", 6443, NOW);

  private static List<MetaObject> made() {
    List<GroupVersion> served =
        BuiltInGroups.groups().stream()
            .flatMap(group ->
                group.servedByDefault(Release.V1_36).stream()
                    .map(version -> new GroupVersion(group.name(), version.version())))
            .toList();
    return BootstrapObjects.all(SETTINGS, served, Release.V1_36);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "apiservices",
        "clusterrolebindings",
        "clusterroles",
        "configmaps",
        "endpoints",
        "endpointslices",
        "flowschemas",
        "ipaddresses",
        "namespaces",
        "priorityclasses",
        "prioritylevelconfigurations",
        "rolebindings",
        "roles",
        "servicecidrs",
        "services"
      })
  void objectsAreThoseOfAKubernetesServer(String table) throws IOException {
    Map<String, Object> expected = facts(table);
    String kind = String.valueOf(asMap(expected.values().iterator().next()).get("kind"));

    assertThat(trees(made(), kind)).isEqualTo(expected);
  }

  @Test
  void theLeaseIsThatOfAKubernetesServer() throws IOException {
    MetaObject lease = ServerLease.of("<host name>", "<uuid>", "192.0.2.10:6443", NOW);
    String name = lease.metadata().name();
    assertThat(name).matches("apiserver-[a-z2-7]{26}");

    String shown =
        new String(JsonTree.toBytes(tree(lease)), StandardCharsets.UTF_8)
            .replace(name, "apiserver-<26 characters>");

    assertThat(JsonTree.parse(shown.getBytes(StandardCharsets.UTF_8)))
        .isEqualTo(facts("leases").values().iterator().next());
  }

  @Test
  void nothingIsMadeTwiceAndNamespacesComeFirst() {
    List<String> keys = made().stream().map(object -> key(tree(object))).toList();

    assertThat(keys).doesNotHaveDuplicates();
    assertThat(keys.subList(0, 4)).allMatch(key -> key.startsWith("Namespace/"));
  }

  private static Map<String, Object> trees(List<MetaObject> objects, String kind) {
    Map<String, Object> trees = new TreeMap<>();
    for (MetaObject object : objects) {
      Map<?, ?> tree = tree(object);
      if (kind.equals(tree.get("kind"))) {
        trees.put(key(tree), tree);
      }
    }
    return trees;
  }

  private static Map<String, Object> facts(String table) throws IOException {
    Path file = folder().resolve("bootstrap").resolve(table + ".json");
    Map<String, Object> facts = new TreeMap<>();
    String text = Files.readString(file).replace("<date of the first start>", "2026-03-01");
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (JsonTree.parse(bytes) instanceof List<?> items) {
      for (Object item : items) {
        Map<?, ?> tree = asMap(settled(item));
        facts.put(key(tree), tree);
      }
    }
    return facts;
  }

  private static Path folder() {
    String told = System.getProperty("navarch.facts", "");
    Stream<Path> candidates =
        told.isEmpty()
            ? Stream.iterate(Path.of("").toAbsolutePath(), at -> at != null, Path::getParent)
                .map(at -> at.resolve("shared").resolve("facts"))
            : Stream.of(Path.of(told));
    List<Path> found = candidates.filter(Files::isDirectory).toList();
    assumeTrue(!found.isEmpty(), "no facts to compare with");
    return found.get(0);
  }

  private static Map<?, ?> tree(MetaObject object) {
    return asMap(settled(UnstructuredConverter.toUnstructured(object).content()));
  }

  private static String key(Map<?, ?> tree) {
    Map<?, ?> meta = asMap(tree.get("metadata"));
    return tree.get("kind") + "/" + meta.get("namespace") + "/" + meta.get("name");
  }

  private static Map<?, ?> asMap(@Nullable Object tree) {
    if (tree instanceof Map<?, ?> map) {
      return map;
    }
    throw new AssertionError("not an object: " + tree);
  }

  /** A tree without what differs from start to start. */
  private static @Nullable Object settled(@Nullable Object tree) {
    if (tree instanceof Map<?, ?> map) {
      Map<Object, @Nullable Object> kept = new LinkedHashMap<>();
      map.forEach((name, value) -> {
        if (!OF_THE_MOMENT.contains(name)) {
          kept.put(name, settled(value));
        }
      });
      return kept;
    }
    if (tree instanceof List<?> list) {
      List<@Nullable Object> kept = new ArrayList<>();
      list.forEach(item -> kept.add(settled(item)));
      return kept;
    }
    return tree;
  }
}
