package dev.navarch.api.resource.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.value.Quantity;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DeviceRequestConversionsTest {

  @Test
  void exactRequestHasItsOwnPlaceInTheHub() {
    DeviceRequest old =
        DeviceRequest.builder()
            .name("gpu")
            .deviceClassName("example.com")
            .selectors(
                List.of(DeviceSelector.builder().cel(c -> c.expression("device.ok")).build()))
            .allocationMode("ExactCount")
            .count(2)
            .adminAccess(true)
            .tolerations(List.of(DeviceToleration.builder().key("k").operator("Exists").build()))
            .capacity(c -> c.requests(Map.of("memory", Quantity.parse("1Gi"))))
            .build();

    dev.navarch.api.resource.v1.DeviceRequest hub = toHub(old);

    assertThat(hub)
        .isEqualTo(
            dev.navarch.api.resource.v1.DeviceRequest.builder()
                .name("gpu")
                .exactly(e ->
                    e.deviceClassName("example.com")
                        .selectors(
                            List.of(
                                dev.navarch.api.resource.v1.DeviceSelector.builder()
                                    .cel(c -> c.expression("device.ok"))
                                    .build()))
                        .allocationMode("ExactCount")
                        .count(2)
                        .adminAccess(true)
                        .tolerations(
                            List.of(
                                dev.navarch.api.resource.v1.DeviceToleration.builder()
                                    .key("k")
                                    .operator("Exists")
                                    .build()))
                        .capacity(c -> c.requests(Map.of("memory", Quantity.parse("1Gi")))))
                .build());
    assertThat(fromHub(hub)).isEqualTo(old);
  }

  @Test
  void alternativesAloneAreNoExactRequest() {
    DeviceRequest old =
        DeviceRequest.builder()
            .name("gpu")
            .firstAvailable(
                List.of(
                    DeviceSubRequest.builder().name("big").deviceClassName("big.com").build(),
                    DeviceSubRequest.builder().name("small").deviceClassName("small.com").build()))
            .build();

    dev.navarch.api.resource.v1.DeviceRequest hub = toHub(old);

    assertThat(hub.exactly()).isNull();
    assertThat(hub.firstAvailable()).hasSize(2);
    assertThat(fromHub(hub)).isEqualTo(old);
  }

  @ParameterizedTest
  @MethodSource("requestsOfOneField")
  void anyFieldMakesAnExactRequest(DeviceRequest old) {
    assertThat(toHub(old).exactly()).isNotNull();
    assertThat(fromHub(toHub(old))).isEqualTo(old);
  }

  static Stream<DeviceRequest> requestsOfOneField() {
    return Stream.of(
        DeviceRequest.builder().deviceClassName("example.com").build(),
        DeviceRequest.builder().selectors(List.of()).build(),
        DeviceRequest.builder().allocationMode("All").build(),
        DeviceRequest.builder().count(1).build(),
        DeviceRequest.builder().adminAccess(false).build(),
        DeviceRequest.builder().tolerations(List.of()).build(),
        DeviceRequest.builder().capacity(c -> {}).build());
  }

  @Test
  void exactRequestOfNothingIsLost() {
    dev.navarch.api.resource.v1.DeviceRequest hub =
        dev.navarch.api.resource.v1.DeviceRequest.builder().name("gpu").exactly(e -> {}).build();

    assertThat(hub.exactly()).isNotNull();
    assertThat(fromHub(hub)).isEqualTo(DeviceRequest.builder().name("gpu").build());
  }

  private static dev.navarch.api.resource.v1.DeviceRequest toHub(DeviceRequest old) {
    return GeneratedConversions.deviceRequestToHub(old);
  }

  private static DeviceRequest fromHub(dev.navarch.api.resource.v1.DeviceRequest hub) {
    return GeneratedConversions.deviceRequestFromHub(hub);
  }
}
