package dev.navarch.apiextensions.serving;

import static dev.navarch.apiextensions.serving.TestServer.definition;
import static dev.navarch.apiextensions.serving.TestServer.version;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.schema.GroupVersion;
import dev.navarch.apiserver.endpoint.Catalog;
import dev.navarch.apiserver.endpoint.ResourceEndpoint;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CatalogChangeTest {
  private static final GroupVersion V1 = new GroupVersion("example.com", "v1");

  private final TestServer server = new TestServer();
  private final ResourceEndpoint one = endpoint("ones", "One");
  private final ResourceEndpoint two = endpoint("twos", "Two");

  private ResourceEndpoint endpoint(String plural, String kind) {
    server.define(definition(plural, kind, version("v1", true, "{'type':'object'}", "")));
    return server.catalog.find(V1, plural).orElseThrow();
  }

  @AfterEach
  void close() {
    server.close();
  }

  private static Catalog.Group group(String name, int priority, ResourceEndpoint endpoint) {
    return new Catalog.Group(
        name,
        priority,
        List.of(new Catalog.Version(new GroupVersion(name, "v1"), Map.of("ones", endpoint))));
  }

  @Test
  void groupsOfCustomResourcesComeByPriorityAndName() {
    List<Catalog.Group> groups =
        CatalogChange.apply(
            List.of(group("high", 2000, one), group("zeta", 1000, one), group("low", 10, one)),
            Set.of(),
            Map.of(V1, Map.of("twos", two)));

    assertThat(groups)
        .extracting(Catalog.Group::name)
        .containsExactly("high", "example.com", "zeta", "low");
  }

  @Test
  void whatWasThereBeforeWins() {
    List<Catalog.Group> groups =
        CatalogChange.apply(
            List.of(group("example.com", 2000, one)),
            Set.of(),
            Map.of(V1, Map.of("ones", two, "twos", two)));

    assertThat(groups)
        .singleElement()
        .satisfies(group -> {
          assertThat(group.priority()).isEqualTo(2000);
          assertThat(group.versions().getFirst().resources()).containsEntry("ones", one);
          assertThat(group.versions().getFirst().resources()).containsEntry("twos", two);
        });
  }

  @Test
  void groupsGoWithTheirLastResource() {
    List<Catalog.Group> before =
        List.of(group("other", 2000, one), group("example.com", 1000, two));

    assertThat(CatalogChange.apply(before, new HashSet<>(Set.of(two)), Map.of()))
        .extracting(Catalog.Group::name)
        .containsExactly("other");
  }
}
