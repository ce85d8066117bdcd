package dev.navarch.controllers.garbagecollector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.meta.v1.OwnerReference;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class MetadataPatchTest {
  private static String text(byte[] patch) {
    return new String(patch, StandardCharsets.UTF_8);
  }

  @Test
  void ownersAreTakenOutByTheirUid() {
    assertThat(text(MetadataPatch.withoutOwners("u", List.of("b", "a"))))
        .isEqualTo(
            "{\"metadata\":{\"ownerReferences\":[{\"$patch\":\"delete\",\"uid\":\"a\"},"
                + "{\"$patch\":\"delete\",\"uid\":\"b\"}],\"uid\":\"u\"}}");
  }

  @Test
  void ownersAreWrittenWithWhatTheySay() {
    OwnerReference owner = new OwnerReference("v1", "Pod", "p", "x", true, null);

    assertThat(text(MetadataPatch.owners("u", "7", List.of(owner))))
        .isEqualTo(
            "{\"metadata\":{\"ownerReferences\":[{\"apiVersion\":\"v1\",\"controller\":true,"
                + "\"kind\":\"Pod\",\"name\":\"p\",\"uid\":\"x\"}],\"resourceVersion\":\"7\","
                + "\"uid\":\"u\"}}");
  }

  @Test
  void theLastFinalizerLeavesAnEmptyList() {
    assertThat(text(MetadataPatch.finalizers("u", "7", List.of())))
        .isEqualTo("{\"metadata\":{\"finalizers\":[],\"resourceVersion\":\"7\",\"uid\":\"u\"}}");
  }
}
