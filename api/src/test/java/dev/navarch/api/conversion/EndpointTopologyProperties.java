package dev.navarch.api.conversion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.collect.StringMap;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;

class EndpointTopologyProperties {
  private static final String ZONE = "topology.kubernetes.io/zone";
  private static final String HOSTNAME = "kubernetes.io/hostname";

  @Property
  void noLabelIsLostOnTheWayToTheHubAndBack(
      @ForAll("topologies") Map<String, String> topology, @ForAll("nodes") @Nullable String node) {
    EndpointTopology place = EndpointTopology.ofLabels(topology, node);

    assertThat(place.toLabels()).containsAllEntriesOf(topology);
    assertThat(place.toLabels().keySet())
        .allMatch(key -> topology.containsKey(key) || key.equals(HOSTNAME));
    if (node != null) {
      assertThat(place.nodeName()).isEqualTo(node);
    }
  }

  @Property
  void aPlaceComesBackFromItsLabels(
      @ForAll("topologies") Map<String, String> topology, @ForAll("nodes") @Nullable String node) {
    EndpointTopology place = EndpointTopology.ofLabels(topology, node);

    assertThat(EndpointTopology.ofLabels(place.toLabels(), place.nodeName())).isEqualTo(place);
  }

  @Provide
  Arbitrary<Map<String, String>> topologies() {
    return Arbitraries.maps(
            Arbitraries.of(ZONE, HOSTNAME, "topology.kubernetes.io/region", "rack"),
            Arbitraries.of("a", "b", "c"))
        .map(StringMap::<String>copyOf);
  }

  @Provide
  Arbitrary<String> nodes() {
    return Arbitraries.of("a", "b", "c").injectNull(0.3);
  }
}
