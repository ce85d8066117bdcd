package dev.navarch.api.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.AllTypes;
import dev.navarch.apimachinery.json.JsonTree;
import dev.navarch.apimachinery.schema.GroupVersionKind;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code explain} will show is there. */
class DescriptionsTest {
  private static Map<?, ?> definitions(String javaPackage) throws IOException {
    String resource = "/META-INF/navarch/openapi/" + javaPackage + ".json";
    try (InputStream in = DescriptionsTest.class.getResourceAsStream(resource)) {
      assertThat(in).as(resource).isNotNull();
      return (Map<?, ?>)
          Objects.requireNonNull(JsonTree.parse(Objects.requireNonNull(in).readAllBytes()));
    }
  }

  private static boolean isDescribed(@Nullable Object schema) {
    return schema instanceof Map<?, ?> map
        && map.get("description") instanceof String text
        && text.length() > 5;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dev.navarch.apimachinery.meta.v1",
        "dev.navarch.api.core.v1",
        "dev.navarch.api.apps.v1",
        "dev.navarch.api.batch.v1",
        "dev.navarch.api.networking.v1",
        "dev.navarch.api.rbac.v1",
        "dev.navarch.api.autoscaling.v2",
        "dev.navarch.api.policy.v1",
        "dev.navarch.api.storage.v1",
        "dev.navarch.api.apiextensions.v1"
      })
  void everyFieldIsDescribed(String javaPackage) throws IOException {
    List<String> missing = new ArrayList<>();
    definitions(javaPackage)
        .forEach((name, definition) -> {
          if (((Map<?, ?>) definition).get("properties") instanceof Map<?, ?> properties) {
            properties.forEach((field, schema) -> {
              if (!isDescribed(schema)) {
                missing.add(name + "." + field);
              }
            });
          }
        });

    assertThat(missing).isEmpty();
  }

  @Test
  void everyKindIsDescribed() throws IOException {
    TreeSet<String> packages = new TreeSet<>();
    List<GroupVersionKind> kinds = new ArrayList<>();
    for (GroupVersionKind kind : AllTypes.scheme().allKinds()) {
      String name = AllTypes.scheme().type(kind).getPackageName();
      if (name.startsWith("dev.navarch.api.")) {
        packages.add(name);
        kinds.add(kind);
      }
    }
    List<String> missing = new ArrayList<>();
    for (String name : packages) {
      definitions(name)
          .forEach((type, definition) -> {
            boolean isKind =
                ((Map<?, ?>) definition).containsKey("x-kubernetes-group-version-kind");
            if (isKind && !isDescribed(definition)) {
              missing.add((String) type);
            }
          });
    }

    assertThat(kinds).hasSizeGreaterThan(500);
    assertThat(missing).isEmpty();
  }

  @Test
  void anOlderVersionInheritsTheWordsOfItsHub() throws IOException {
    Map<?, ?> old =
        (Map<?, ?>)
            definitions("dev.navarch.api.apps.v1beta1").get("io.k8s.api.apps.v1beta1.Deployment");
    Map<?, ?> hub =
        (Map<?, ?>) definitions("dev.navarch.api.apps.v1").get("io.k8s.api.apps.v1.Deployment");

    assertThat(Objects.requireNonNull(old).get("description"))
        .isEqualTo(Objects.requireNonNull(hub).get("description"));
  }
}
