package dev.navarch.registry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.BuiltInGroups;
import dev.navarch.api.install.Release;
import dev.navarch.api.install.ResourceType;
import dev.navarch.registry.generic.TestRegistry;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BuiltInResourcesTest {
  @Test
  void everyStoredResourceHasItsStoreAndStatus() {
    List<String> made = new ArrayList<>();
    try (TestRegistry registry = new TestRegistry()) {
      for (ResourceType type : BuiltInGroups.servedByDefault(Release.V1_36)) {
        if (!type.isSubresource() && type.in136().storage() != null) {
          registry.context().stores().of(type.name().groupResource());
          registry.context().stores().status(type.name().groupResource());
          made.add(type.path());
        }
      }
    }

    assertThat(made).contains("pods", "deployments", "leases").hasSizeGreaterThan(50);
  }

  @Test
  void everyOtherPathIsServedBySomebody() {
    List<String> unserved = new ArrayList<>();
    try (TestRegistry registry = new TestRegistry()) {
      for (ResourceType type : BuiltInGroups.servedByDefault(Release.V1_36)) {
        boolean stored = !type.isSubresource() && type.in136().storage() != null;
        boolean status = type.subresource().equals("status");
        if (!stored
            && !status
            && !type.name().group().isEmpty()
            && BuiltInResources.rest(type, registry.context()).isEmpty()) {
          unserved.add(type.name().group() + " " + type.path());
        }
      }
    }

    assertThat(unserved).isEmpty();
  }
}
