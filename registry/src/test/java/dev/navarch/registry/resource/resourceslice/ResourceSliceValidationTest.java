package dev.navarch.registry.resource.resourceslice;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.resource.v1.ResourceSlice;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResourceSliceValidationTest {
  private static final String USUAL = "driver: d.example, pool: {name: p, resourceSliceCount: 1}, ";

  private static ResourceSlice slice(String spec) {
    return Received.object(
        ResourceSlice.class,
        "{apiVersion: resource.k8s.io/v1, kind: ResourceSlice, metadata: {name: x}, spec: {"
            + spec
            + "}}");
  }

  private static List<String> created(String spec) {
    return texts(ResourceSliceValidation.create(slice(spec)));
  }

  @Test
  void slicesAreOfAPoolSomewhere() {
    assertThat(created(""))
        .containsExactly(
            "spec.driver: Required value",
            "spec.pool.name: Required value",
            "spec.pool.resourceSliceCount: Invalid value: 0: must be greater than zero",
            "spec: Required value: exactly one of `nodeName`, `nodeSelector`, `allNodes`,"
                + " `perDeviceNodeSelection` is required");
  }

  @Test
  void slicesAreInOnePlace() {
    assertThat(created(USUAL + "allNodes: true")).isEmpty();
    assertThat(created(USUAL + "allNodes: true, nodeName: a"))
        .containsExactly(
            "spec: Invalid value: \"{`nodeName`, `allNodes`}\": exactly one of `nodeName`,"
                + " `nodeSelector`, `allNodes`, `perDeviceNodeSelection` is required, but multiple"
                + " fields are set");
  }

  @Test
  void devicesHaveNamesOfTheirOwn() {
    assertThat(created(USUAL + "allNodes: true, devices: [{name: a}, {name: a}]"))
        .containsExactly("spec.devices[1]: Duplicate value: \"a\"");
  }

  @Test
  void theDriverIsImmutable() {
    assertThat(
            texts(
                ResourceSliceValidation.update(
                    slice(USUAL.replace("d.example", "e.example") + "allNodes: true"),
                    slice(USUAL + "allNodes: true"))))
        .containsExactly("spec.driver: Invalid value: \"e.example\": field is immutable");
  }
}
