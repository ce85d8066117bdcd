package dev.navarch.api.discovery.v1beta1;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EndpointConversionsTest {
  private static final String ZONE = "topology.kubernetes.io/zone";
  private static final String HOSTNAME = "kubernetes.io/hostname";
  private static final String REGION = "topology.kubernetes.io/region";

  @Test
  void zoneAndNodeMoveOutOfTheTopology() {
    Endpoint old =
        endpoint()
            .hostname("web-0")
            .nodeName("n1")
            .topology(Map.of(ZONE, "z1", HOSTNAME, "n1", REGION, "r1"))
            .build();

    dev.navarch.api.discovery.v1.Endpoint hub = GeneratedConversions.endpointToHub(old);

    assertThat(hub.zone()).isEqualTo("z1");
    assertThat(hub.nodeName()).isEqualTo("n1");
    assertThat(hub.hostname()).isEqualTo("web-0");
    assertThat(hub.deprecatedTopology()).isEqualTo(Map.of(REGION, "r1"));
    assertThat(GeneratedConversions.endpointFromHub(hub)).isEqualTo(old);
  }

  @Test
  void hostNameStandsInForAMissingNodeName() {
    Endpoint old = endpoint().topology(Map.of(HOSTNAME, "n1")).build();

    dev.navarch.api.discovery.v1.Endpoint hub = GeneratedConversions.endpointToHub(old);

    assertThat(hub.nodeName()).isEqualTo("n1");
    assertThat(hub.deprecatedTopology()).isEmpty();
    assertThat(GeneratedConversions.endpointFromHub(hub))
        .isEqualTo(old.toBuilder().nodeName("n1").build());
  }

  @Test
  void hostNameThatContradictsTheNodeIsKept() {
    Endpoint old = endpoint().nodeName("n1").topology(Map.of(HOSTNAME, "n2")).build();

    dev.navarch.api.discovery.v1.Endpoint hub = GeneratedConversions.endpointToHub(old);

    assertThat(hub.nodeName()).isEqualTo("n1");
    assertThat(hub.deprecatedTopology()).isEqualTo(Map.of(HOSTNAME, "n2"));
    assertThat(GeneratedConversions.endpointFromHub(hub)).isEqualTo(old);
  }

  @Test
  void nodeNameAloneShowsInTheTopologyToo() {
    Endpoint old = endpoint().nodeName("n1").build();

    Endpoint back = GeneratedConversions.endpointFromHub(GeneratedConversions.endpointToHub(old));

    assertThat(back).isEqualTo(old.toBuilder().topology(Map.of(HOSTNAME, "n1")).build());
  }

  @Test
  void placeOfTheHubComesBack() {
    var hub =
        dev.navarch.api.discovery.v1.Endpoint.builder()
            .addresses(List.of("10.0.0.1"))
            .nodeName("n1")
            .zone("z1")
            .deprecatedTopology(Map.of(REGION, "r1"))
            .build();

    assertThat(GeneratedConversions.endpointToHub(GeneratedConversions.endpointFromHub(hub)))
        .isEqualTo(hub);
  }

  @Test
  void hintsAreKept() {
    Endpoint old = endpoint().hints(hints -> hints.forZones(List.of(new ForZone("z1")))).build();

    dev.navarch.api.discovery.v1.Endpoint hub = GeneratedConversions.endpointToHub(old);

    assertThat(hub.hints())
        .isEqualTo(
            dev.navarch.api.discovery.v1.EndpointHints.builder()
                .forZones(List.of(new dev.navarch.api.discovery.v1.ForZone("z1")))
                .build());
    assertThat(GeneratedConversions.endpointFromHub(hub)).isEqualTo(old);
  }

  private static EndpointBuilder endpoint() {
    return Endpoint.builder().addresses(List.of("10.0.0.1"));
  }
}
