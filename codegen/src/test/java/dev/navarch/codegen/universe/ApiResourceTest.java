package dev.navarch.codegen.universe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.navarch.codegen.SmallSources;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ApiResourceTest {
  private static SmallSources sources(String kind, String tags) {
    return new SmallSources()
        .add(
            """
            @ApiVersion(group = "example.com", version = "v1", protoPackage = "")
            package a;
            import dev.navarch.apimachinery.annotation.ApiVersion;
            """)
        .add(
            """
            package a;
            import dev.navarch.apimachinery.annotation.*;
            @ApiType %s
            public record %s(@Field(1) String name) {}
            """
                .formatted(tags, kind));
  }

  private static ApiResource read(String kind, String tags) {
    List<ApiResource> found = new ArrayList<>();
    assertThat(
            sources(kind, tags)
                .inspect(universe ->
                    ApiResource.of(universe, universe.elements().getTypeElement("a." + kind))
                        .ifPresent(found::add)))
        .isEmpty();
    return found.get(0);
  }

  @ParameterizedTest
  @CsvSource({
    "Pod, pods, Pods",
    "NetworkPolicy, networkpolicies, NetworkPolicies",
    "Gateway, gateways, Gateways",
    "Ingress, ingresses, Ingresses",
    "Mailbox, mailboxes, Mailboxes",
    "Branch, branches, Branches",
    "Endpoints, endpoints, Endpoints",
    "CSIStorageCapacity, csistoragecapacities, CSIStorageCapacities"
  })
  void thePluralFollowsFromTheKind(String kind, String plural, String pluralKind) {
    ApiResource resource = read(kind, "@Resource");

    assertThat(resource.plural()).isEqualTo(plural);
    assertThat(resource.pluralKind()).isEqualTo(pluralKind);
    assertThat(resource.singular()).isEqualTo(kind.toLowerCase(Locale.ROOT));
  }

  @Test
  void aPluralOfItsOwnKeepsTheCapitalsThatItShares() {
    assertThat(read("DataMouse", "@Resource(plural = \"datamice\")").pluralKind())
        .isEqualTo("DataMice");
    assertThat(read("Person", "@Resource(plural = \"xolk\")").pluralKind()).isEqualTo("Xolk");
  }

  @Test
  void defaultsAreAllVerbsAndANamespace() {
    ApiResource resource = read("Cart", "@Resource");

    assertThat(resource.namespaced()).isTrue();
    assertThat(resource.verbs())
        .containsExactly(
            "create", "delete", "deletecollection", "get", "list", "patch", "update", "watch");
    assertThat(resource.hasStatus()).isFalse();
    assertThat(resource.version().apiVersion()).isEqualTo("example.com/v1");
  }

  @Test
  void whatIsWrittenIsRead() {
    ApiResource resource =
        read(
            "Cart",
            """
            @Resource(singular = "one", namespaced = false, shortNames = {"c", "ca"},
                categories = "all", verbs = "get", subresources = {
                  @Subresource("status"),
                  @Subresource(value = "wheels", type = String.class, name = "AllWheels"),
                  @Subresource(value = "bell", verbs = "create", methods = false)})
            """);

    assertThat(resource.singular()).isEqualTo("one");
    assertThat(resource.namespaced()).isFalse();
    assertThat(resource.shortNames()).containsExactly("c", "ca");
    assertThat(resource.categories()).containsExactly("all");
    assertThat(resource.verbs()).containsExactly("get");
    assertThat(resource.hasStatus()).isTrue();
    assertThat(resource.subresources())
        .extracting(ApiSubresource::name, ApiSubresource::hasMethods)
        .containsExactly(tuple("Status", true), tuple("AllWheels", true), tuple("Bell", false));
  }

  @Test
  void aResourceNeedsAVersion() {
    SmallSources sources =
        new SmallSources()
            .add(
                """
                package b;
                import dev.navarch.apimachinery.annotation.*;
                @ApiType @Resource
                public record Cart(@Field(1) String name) {}
                """);

    assertThat(
            sources.inspect(universe -> {
              var unused = ApiResource.of(universe, universe.elements().getTypeElement("b.Cart"));
            }))
        .containsExactly("Cart is a @Resource, but its package has no @ApiVersion");
  }
}
