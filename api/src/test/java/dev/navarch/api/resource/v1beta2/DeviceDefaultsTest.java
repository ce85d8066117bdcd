package dev.navarch.api.resource.v1beta2;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.defaults.Contexts;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.Time;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeviceDefaultsTest {
  @ParameterizedTest
  @CsvSource({"'',0,ExactCount,1", "'',3,ExactCount,3", "ExactCount,0,ExactCount,1", "All,0,All,0"})
  void anExactDeviceRequestIsForOneDeviceUnlessStated(
      String mode, long count, String expected, long number) {
    ExactDeviceRequest in = ExactDeviceRequest.builder().allocationMode(mode).count(count).build();

    ExactDeviceRequest out = DeviceDefaults.exactDeviceRequest(in);

    assertThat(out).isEqualTo(in.toBuilder().allocationMode(expected).count(number).build());
    assertThat(DeviceDefaults.exactDeviceRequest(out)).isSameAs(out);
  }

  @ParameterizedTest
  @CsvSource({"'',0,ExactCount,1", "'',3,ExactCount,3", "ExactCount,0,ExactCount,1", "All,0,All,0"})
  void aDeviceSubRequestIsForOneDeviceUnlessStated(
      String mode, long count, String expected, long number) {
    DeviceSubRequest in = DeviceSubRequest.builder().allocationMode(mode).count(count).build();

    DeviceSubRequest out = DeviceDefaults.deviceSubRequest(in);

    assertThat(out).isEqualTo(in.toBuilder().allocationMode(expected).count(number).build());
    assertThat(DeviceDefaults.deviceSubRequest(out)).isSameAs(out);
  }

  @Test
  void aTaintIsAddedNow() {
    DeviceTaint in = DeviceTaint.builder().key("a").build();

    DeviceTaint out = DeviceDefaults.deviceTaint(in, Contexts.NEWEST);

    assertThat(out.timeAdded()).isEqualTo(Time.parse("2026-03-04T05:06:07Z"));
    assertThat(DeviceDefaults.deviceTaint(out, Contexts.NEWEST)).isSameAs(out);
  }

  @Test
  void aDeviceTakesOneOfEachResourceUnlessStated() {
    Device in =
        Device.builder()
            .nodeAllocatableResourceMappings(
                Map.of("cpu", mapping(null), "memory", mapping(Quantity.of(2))))
            .build();

    Device out = DeviceDefaults.device(in);

    assertThat(out.nodeAllocatableResourceMappings())
        .containsOnly(
            Map.entry("cpu", mapping(Quantity.of(1))),
            Map.entry("memory", mapping(Quantity.of(2))));
    assertThat(DeviceDefaults.device(out)).isSameAs(out);
  }

  private static NodeAllocatableResourceMapping mapping(@Nullable Quantity multiplier) {
    return NodeAllocatableResourceMapping.builder()
        .capacityKey("x")
        .allocationMultiplier(multiplier)
        .build();
  }
}
