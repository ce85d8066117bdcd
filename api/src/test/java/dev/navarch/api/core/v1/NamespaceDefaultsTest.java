package dev.navarch.api.core.v1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.defaults.Contexts;
import org.junit.jupiter.api.Test;

class NamespaceDefaultsTest {
  private static final String LABEL = "kubernetes.io/metadata.name";

  @Test
  void aNamespaceIsLabelledWithItsName() {
    Namespace in =
        Namespace.builder()
            .metadata(m -> m.name("prod").addToLabels("a", "b").addToLabels(LABEL, "wrong"))
            .build();

    Namespace out = NamespaceDefaults.namespace(in, Contexts.NEWEST);

    assertThat(out.metadata().labels()).hasSize(2).containsEntry(LABEL, "prod");
    assertThat(NamespaceDefaults.namespace(out, Contexts.NEWEST)).isSameAs(out);
  }

  @Test
  void aNameThatIsStillToBeMadeIsNoLabel() {
    Namespace in = Namespace.builder().metadata(m -> m.generateName("prod-")).build();

    assertThat(NamespaceDefaults.namespace(in, Contexts.NEWEST)).isSameAs(in);
  }

  @Test
  void oldVersionsKnowNoSuchLabel() {
    Namespace in = Namespace.builder().metadata(m -> m.name("prod")).build();

    assertThat(NamespaceDefaults.namespace(in, Contexts.V1_20)).isSameAs(in);
  }

  @Test
  void aNamespaceStartsActive() {
    NamespaceStatus in = NamespaceStatus.builder().build();
    NamespaceStatus stated = NamespaceStatus.builder().phase("Terminating").build();

    assertThat(NamespaceDefaults.namespaceStatus(in).phase()).isEqualTo("Active");
    assertThat(NamespaceDefaults.namespaceStatus(stated)).isSameAs(stated);
  }
}
