package dev.navarch.api.resource.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.value.Quantity;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ResourceSliceConversionsTest {

  @Test
  void basicDeviceIsTheDeviceItselfInTheHub() {
    ResourceSlice old =
        slice()
            .spec(s ->
                s.devices(
                    List.of(
                        Device.builder()
                            .name("gpu-0")
                            .basic(b ->
                                b.attributes(
                                        Map.of(
                                            "model",
                                            DeviceAttribute.builder().string("A1").build()))
                                    .capacity(
                                        Map.of(
                                            "memory",
                                            DeviceCapacity.builder()
                                                .value(Quantity.parse("16Gi"))
                                                .build()))
                                    .consumesCounters(
                                        List.of(
                                            DeviceCounterConsumption.builder()
                                                .counterSet("slots")
                                                .build()))
                                    .nodeName("node-1")
                                    .allNodes(false)
                                    .taints(
                                        List.of(
                                            DeviceTaint.builder()
                                                .key("broken")
                                                .effect("NoSchedule")
                                                .build()))
                                    .bindsToNode(true)
                                    .bindingConditions(List.of("Ready"))
                                    .bindingFailureConditions(List.of("Failed"))
                                    .allowMultipleAllocations(true)
                                    .nodeAllocatableResourceMappings(
                                        Map.of(
                                            "cpu",
                                            NodeAllocatableResourceMapping.builder().build())))
                            .build())))
            .build();

    dev.navarch.api.resource.v1.Device hub = toHub(old).spec().devices().getFirst();

    assertThat(hub.name()).isEqualTo("gpu-0");
    assertThat(hub.attributes())
        .isEqualTo(
            Map.of(
                "model",
                dev.navarch.api.resource.v1.DeviceAttribute.builder().string("A1").build()));
    assertThat(hub.capacity().get("memory"))
        .isEqualTo(
            dev.navarch.api.resource.v1.DeviceCapacity.builder()
                .value(Quantity.parse("16Gi"))
                .build());
    assertThat(hub.consumesCounters()).hasSize(1);
    assertThat(hub.nodeName()).isEqualTo("node-1");
    assertThat(hub.allNodes()).isFalse();
    assertThat(hub.taints()).hasSize(1);
    assertThat(hub.bindsToNode()).isTrue();
    assertThat(hub.bindingConditions()).containsExactly("Ready");
    assertThat(hub.bindingFailureConditions()).containsExactly("Failed");
    assertThat(hub.allowMultipleAllocations()).isTrue();
    assertThat(hub.nodeAllocatableResourceMappings()).containsOnlyKeys("cpu");
    assertThat(fromHub(toHub(old))).isEqualTo(old);
  }

  @Test
  void deviceOfNothingButANameIsBasicWhenItComesBack() {
    ResourceSlice old =
        slice().spec(s -> s.devices(List.of(Device.builder().name("gpu-0").build()))).build();

    assertThat(toHub(old).spec().devices())
        .containsExactly(dev.navarch.api.resource.v1.Device.builder().name("gpu-0").build());
    assertThat(fromHub(toHub(old)).spec().devices())
        .containsExactly(Device.builder().name("gpu-0").basic(b -> {}).build());
  }

  @Test
  void nodeThatIsNotNamedIsUnsetInTheHub() {
    ResourceSlice old = slice().build();

    assertThat(toHub(old).spec().nodeName()).isNull();
    assertThat(toHub(old).spec().allNodes()).isNull();
    assertThat(fromHub(toHub(old))).isEqualTo(old);
  }

  @Test
  void nodeNameAndAllNodesAreSetInTheHub() {
    ResourceSlice old = slice().spec(s -> s.nodeName("node-1").allNodes(true)).build();

    assertThat(toHub(old).spec().nodeName()).isEqualTo("node-1");
    assertThat(toHub(old).spec().allNodes()).isTrue();
    assertThat(fromHub(toHub(old))).isEqualTo(old);
  }

  private static ResourceSliceBuilder slice() {
    return ResourceSlice.builder()
        .metadata(m -> m.name("slice"))
        .spec(s -> s.driver("example.com").pool(p -> p.name("pool").resourceSliceCount(1)));
  }

  private static dev.navarch.api.resource.v1.ResourceSlice toHub(ResourceSlice old) {
    return GeneratedConversions.resourceSliceToHub(old);
  }

  private static ResourceSlice fromHub(dev.navarch.api.resource.v1.ResourceSlice hub) {
    return GeneratedConversions.resourceSliceFromHub(hub);
  }
}
