package dev.navarch.api.core.v1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.apimachinery.collect.StringMap;
import dev.navarch.apimachinery.value.Quantity;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ResourceDefaultsTest {
  private static final Map<String, Quantity> FINE = amounts(Map.of("cpu", "1500u", "memory", "1"));
  private static final Map<String, Quantity> ROUNDED = amounts(Map.of("cpu", "2m", "memory", "1"));

  @Test
  void everyListOfAmountsIsRoundedUpToThousandths() {
    assertThat(
            ResourceDefaults.resourceRequirements(
                ResourceRequirements.builder().limits(FINE).requests(FINE).build()))
        .isEqualTo(ResourceRequirements.builder().limits(ROUNDED).requests(ROUNDED).build());
    assertThat(
            ResourceDefaults.volumeResourceRequirements(
                VolumeResourceRequirements.builder().limits(FINE).requests(FINE).build()))
        .isEqualTo(VolumeResourceRequirements.builder().limits(ROUNDED).requests(ROUNDED).build());
    assertThat(ResourceDefaults.resourceQuotaSpec(ResourceQuotaSpec.builder().hard(FINE).build()))
        .isEqualTo(ResourceQuotaSpec.builder().hard(ROUNDED).build());
    assertThat(
            ResourceDefaults.resourceQuotaStatus(
                ResourceQuotaStatus.builder().hard(FINE).used(FINE).build()))
        .isEqualTo(ResourceQuotaStatus.builder().hard(ROUNDED).used(ROUNDED).build());
    assertThat(
            ResourceDefaults.limitRangeItem(
                LimitRangeItem.builder()
                    .type("Pod")
                    .max(FINE)
                    .min(FINE)
                    .default_(FINE)
                    .defaultRequest(FINE)
                    .maxLimitRequestRatio(FINE)
                    .build()))
        .isEqualTo(
            LimitRangeItem.builder()
                .type("Pod")
                .max(ROUNDED)
                .min(ROUNDED)
                .default_(ROUNDED)
                .defaultRequest(ROUNDED)
                .maxLimitRequestRatio(ROUNDED)
                .build());
  }

  @Test
  void coarseAmountsAreHandedBackAsTheyAre() {
    ResourceRequirements in = ResourceRequirements.builder().limits(ROUNDED).build();

    assertThat(ResourceDefaults.resourceRequirements(in)).isSameAs(in);
  }

  @Test
  void aLimitRangeOfContainersFallsBackFromDefaultToMaximumAndMinimum() {
    LimitRangeItem in =
        LimitRangeItem.builder()
            .type("Container")
            .max(amounts(Map.of("cpu", "4", "memory", "4Gi")))
            .min(amounts(Map.of("cpu", "1", "ephemeral-storage", "1Gi")))
            .default_(amounts(Map.of("memory", "2Gi")))
            .build();

    LimitRangeItem out = ResourceDefaults.limitRangeItem(in);

    assertThat(out)
        .isEqualTo(
            in.toBuilder()
                .default_(amounts(Map.of("cpu", "4", "memory", "2Gi")))
                .defaultRequest(
                    amounts(Map.of("cpu", "4", "memory", "2Gi", "ephemeral-storage", "1Gi")))
                .build());
    assertThat(ResourceDefaults.limitRangeItem(out)).isSameAs(out);
  }

  @Test
  void otherLimitRangesHaveNoDefaults() {
    LimitRangeItem in =
        LimitRangeItem.builder().type("Pod").max(amounts(Map.of("cpu", "4"))).build();

    assertThat(ResourceDefaults.limitRangeItem(in)).isSameAs(in);
  }

  static Map<String, Quantity> amounts(Map<String, String> texts) {
    StringMap<Quantity> amounts = StringMap.of();
    for (Map.Entry<String, String> entry : texts.entrySet()) {
      amounts = amounts.with(entry.getKey(), Quantity.parse(entry.getValue()));
    }
    return amounts;
  }
}
