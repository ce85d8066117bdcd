package dev.navarch.registry.core.endpoints;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.Endpoints;
import dev.navarch.registry.validation.Received;
import org.junit.jupiter.api.Test;

class EndpointsValidationTest {
  private static Endpoints endpoints(String subset) {
    return Received.object(
        Endpoints.class,
        "{apiVersion: v1, kind: Endpoints, metadata: {name: x}, subsets: [{" + subset + "}]}");
  }

  @Test
  void whatIsNoAddressIsSaidTwice() {
    assertThat(
            texts(
                EndpointsValidation.create(endpoints("addresses: [{ip: x}], ports: [{port: 0}]"))))
        .containsExactly(
            "subsets[0].addresses[0].ip: Invalid value: \"x\": must be a valid IP address, (e.g."
                + " 10.9.8.7 or 2001:db8::ffff)",
            "subsets[0].addresses[0].ip: Invalid value: \"x\": must be a valid IP address",
            "subsets[0].ports[0].port: Invalid value: 0: must be between 1 and 65535, inclusive");
  }

  @Test
  void severalPortsHaveNames() {
    assertThat(
            texts(
                EndpointsValidation.create(
                    endpoints(
                        "notReadyAddresses: [{ip: 127.0.0.1}], ports: [{port: 80}, {port: 81}]"))))
        .containsExactly(
            "subsets[0].notReadyAddresses[0].ip: Invalid value: \"127.0.0.1\": may not be in the"
                + " loopback range (127.0.0.0/8, ::1/128)",
            "subsets[0].ports[0].name: Required value",
            "subsets[0].ports[1].name: Required value");
  }

  @Test
  void subsetsHaveAddresses() {
    assertThat(texts(EndpointsValidation.create(endpoints("ports: [{port: 80}]"))))
        .containsExactly(
            "subsets[0]: Required value: must specify `addresses` or `notReadyAddresses`");
  }

  @Test
  void whatIsStoredMayStay() {
    Endpoints bad = endpoints("addresses: [{ip: 127.0.0.1}]");
    Endpoints worse = endpoints("addresses: [{ip: 127.0.0.1, hostname: A_}]");

    assertThat(EndpointsValidation.update(bad, bad)).isEmpty();
    assertThat(EndpointsValidation.update(worse, bad)).hasSize(2);
  }
}
