package dev.navarch.registry.discovery.endpointslice;

import static dev.navarch.registry.validation.Received.texts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.discovery.v1.EndpointSlice;
import dev.navarch.registry.validation.Received;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EndpointSliceValidationTest {
  private static EndpointSlice slice(String fields) {
    return Received.object(
        EndpointSlice.class,
        "{apiVersion: discovery.k8s.io/v1, kind: EndpointSlice, metadata: {name: x}, "
            + fields
            + "}");
  }

  private static List<String> created(String fields) {
    return texts(EndpointSliceValidation.create(slice(fields)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`endpoints: []`|addressType: Required value",
        "addressType: X|addressType: Unsupported value: \"X\": supported values: \"FQDN\", \"IPv4\","
            + " \"IPv6\"",
        "`addressType: IPv4, endpoints: [{addresses: [x]}]`|endpoints[0].addresses[0]: Invalid"
            + " value: \"x\": must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)",
        "`addressType: IPv6, endpoints: [{addresses: ['fe80::1']}]`|endpoints[0].addresses[0]:"
            + " Invalid value: \"fe80::1\": may not be in the link-local range (169.254.0.0/16,"
            + " fe80::/10)",
        "`addressType: IPv4, endpoints: [{addresses: []}]`|endpoints[0].addresses: Required value:"
            + " must contain at least 1 address",
        "`addressType: IPv4, ports: [{name: a, protocol: X}]`|ports[0].protocol: Unsupported value:"
            + " \"X\": supported values: \"SCTP\", \"TCP\", \"UDP\"",
        "`addressType: IPv4, ports: [{name: a}, {name: a}]`|ports[1].name: Duplicate value: \"a\"",
        "`addressType: FQDN, endpoints: [{addresses: [local]}]`|endpoints[0].addresses[0]: Invalid"
            + " value: \"local\": should be a domain with at least two segments separated by dots"
      })
  void slicesAreChecked(String fields, String expected) {
    assertThat(created(fields)).containsExactly(expected);
  }

  @Test
  void portsComeBeforeEndpoints() {
    assertThat(
            created(
                "addressType: IPv4, endpoints: [{addresses: []}], ports: [{name: a, protocol: X}]"))
        .hasSize(2)
        .first()
        .asString()
        .startsWith("ports[0].protocol");
  }

  @Test
  void slicesAreBounded() {
    String many = "{addresses: [192.0.2.1]},".repeat(1001);

    assertThat(created("addressType: IPv4, endpoints: [" + many + "]"))
        .containsExactly("endpoints: Too many: 1001: must have at most 1000 items");
  }

  @Test
  void hintsNameZonesOnce() {
    assertThat(
            created(
                "addressType: IPv4, endpoints: [{addresses: [192.0.2.1], hints: {forZones: [{name:"
                    + " a}, {name: a}]}}]"))
        .containsExactly("endpoints[0].hints.forZones[1].name: Duplicate value: \"a\"");
  }

  @Test
  void theTypeOfAddressesIsForGood() {
    assertThat(
            texts(
                EndpointSliceValidation.update(
                    slice("addressType: IPv6"), slice("addressType: IPv4"))))
        .containsExactly("addressType: Invalid value: \"IPv6\": field is immutable");
  }
}
