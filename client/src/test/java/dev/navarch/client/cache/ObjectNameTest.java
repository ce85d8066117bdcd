package dev.navarch.client.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.unstructured.Unstructured;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ObjectNameTest {
  @Test
  void keyIsNamespaceAndName() {
    assertThat(ObjectName.of(ConfigMaps.of("a", "b", 1, ""))).hasToString("a/b");
    assertThat(new ObjectName("", "node-1")).hasToString("node-1");
  }

  @Test
  void keyIsReadBack() {
    assertThat(ObjectName.parse("a/b")).isEqualTo(new ObjectName("a", "b"));
    assertThat(ObjectName.parse("b")).isEqualTo(new ObjectName("", "b"));
    assertThatThrownBy(() -> ObjectName.parse("a/b/c"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("unexpected key format: \"a/b/c\"");
  }

  @Test
  void objectWithoutTypeHasTheSameKeyAndVersion() {
    MetaObject tree =
        Unstructured.of(
            Map.of("metadata", Map.of("namespace", "a", "name", "b", "resourceVersion", "7")));

    assertThat(KeyFunc.metaNamespace().key(tree)).isEqualTo("a/b");
    assertThat(MetaAccessor.resourceVersion(tree)).isEqualTo("7");
  }
}
