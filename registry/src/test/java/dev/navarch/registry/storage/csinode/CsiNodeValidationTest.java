package dev.navarch.registry.storage.csinode;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.storage.v1.CSINode;
import dev.navarch.api.storage.v1.CSINodeDriver;
import java.util.List;
import org.junit.jupiter.api.Test;

class CsiNodeValidationTest {
  private static final CSINodeDriver DRIVER =
      CSINodeDriver.builder().name("d.example.com").nodeID("n1").build();

  private static CSINode node(CSINodeDriver... drivers) {
    return CSINode.builder()
        .metadata(m -> m.name("n1"))
        .spec(s -> s.drivers(List.of(drivers)))
        .build();
  }

  @Test
  void aDriverIsThereOnceAndKnowsItsNode() {
    assertThat(CsiNodeValidation.create(node(DRIVER))).isEmpty();
    assertThat(texts(CsiNodeValidation.create(node(DRIVER, DRIVER.toBuilder().nodeID("").build()))))
        .containsExactly(
            "spec.drivers[1].nodeID: Required value",
            "spec.drivers[1].name: Duplicate value: \"d.example.com\"");
  }

  @Test
  void topologyKeysAreLabelsEachOnce() {
    CSINodeDriver driver = DRIVER.toBuilder().topologyKeys(List.of("zone", "zone", "")).build();

    assertThat(texts(CsiNodeValidation.create(node(driver))))
        .hasSizeGreaterThanOrEqualTo(2)
        .contains("spec.drivers[0].topologyKeys: Duplicate value: \"zone\"");
  }

  @Test
  void aDriverStaysAsItIsButMayTakeMore() {
    CSINode old = node(DRIVER);
    CSINode moved = node(DRIVER.toBuilder().nodeID("n2").build());
    CSINode larger = node(DRIVER.toBuilder().allocatable(a -> a.count(9)).build());

    assertThat(CsiNodeValidation.update(larger, old)).isEmpty();
    assertThat(CsiNodeValidation.update(node(), old)).isEmpty();
    assertThat(texts(CsiNodeValidation.update(moved, old)))
        .singleElement()
        .asString()
        .startsWith("spec.drivers: Invalid value")
        .endsWith("field is immutable");
  }
}
