package dev.navarch.registry.core.pod;

import static dev.navarch.registry.core.pod.PodDocuments.container;
import static dev.navarch.registry.core.pod.PodDocuments.created;
import static dev.navarch.registry.core.pod.PodDocuments.pod;
import static dev.navarch.registry.core.pod.PodDocuments.spec;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ContainerResourcesValidationTest {
  private static final String RESOURCES = "spec.containers[0].resources";

  @Test
  void aRequestStaysWithinItsLimit() {
    assertThat(container("resources: {requests: {cpu: 2}, limits: {cpu: 1}}"))
        .containsExactly(
            RESOURCES
                + ".requests: Invalid value: \"2\": must be less than or equal to cpu limit of 1");
  }

  @Test
  void amountsAreNotNegative() {
    assertThat(container("resources: {requests: {cpu: -1}}"))
        .containsExactly(
            RESOURCES
                + ".requests[cpu]: Invalid value: \"-1\": must be greater than or equal to 0");
  }

  @Test
  void namesAreStandardOrCarryADomain() {
    assertThat(container("resources: {requests: {bogus: 1}}"))
        .containsExactly(
            RESOURCES
                + ".requests[bogus]: Invalid value: \"bogus\": must be a standard resource type or"
                + " fully qualified",
            RESOURCES
                + ".requests[bogus]: Invalid value: \"bogus\": must be a standard resource for"
                + " containers");
  }

  @Test
  void whatCannotBeSharedHasALimitEqualToItsRequest() {
    assertThat(container("resources: {requests: {ex.com/gpu: 1}}"))
        .containsExactly(
            RESOURCES
                + ".limits: Required value: Limit must be set for non overcommitable resources");
    assertThat(container("resources: {requests: {ex.com/gpu: 1}, limits: {ex.com/gpu: 2}}"))
        .containsExactly(
            RESOURCES + ".requests: Invalid value: \"1\": must be equal to ex.com/gpu limit of 2");
    assertThat(container("resources: {limits: {ex.com/gpu: 500m}}"))
        .contains(RESOURCES + ".limits[ex.com/gpu]: Invalid value: \"500m\": must be an integer");
  }

  @Test
  void fractionsOfBytesAreLetPass() {
    assertThat(container("resources: {limits: {memory: 100m}}")).isEmpty();
  }

  @Test
  void hugePagesComeWholeAndWithMemory() {
    assertThat(container("resources: {limits: {hugepages-2Mi: 2Mi}}"))
        .containsExactly(RESOURCES + ": Forbidden: HugePages require cpu or memory");
    assertThat(container("resources: {limits: {hugepages-2Mi: 3Mi, memory: 1Gi}}"))
        .contains(
            RESOURCES
                + ".limits[hugepages-2Mi]: Invalid value: \"3Mi\": 3Mi is not positive integer"
                + " multiple of 2Mi");
  }

  @Test
  void claimsAreThoseOfThePod() {
    assertThat(container("resources: {claims: [{name: a}]}"))
        .containsExactly(
            RESOURCES
                + ".claims[0]: Not found: \"a\": must be one of the names in"
                + " pod.spec.resourceClaims which is empty");
    assertThat(
            created(
                pod(
                    "resourceClaims: [{name: b, resourceClaimName: r}], containers: [{name: c,"
                        + " image: i, resources: {claims: [{name: b}, {name: b}]}}]")))
        .containsExactly(RESOURCES + ".claims[1]: Duplicate value: \"b\"");
  }

  @Test
  void aClaimRefersToOneThing() {
    assertThat(spec("resourceClaims: [{name: b}]"))
        .containsExactly(
            "spec.resourceClaims[0]: Invalid value:"
                + " {\"Name\":\"b\",\"ResourceClaimName\":null,\"ResourceClaimTemplateName\":null}:"
                + " must specify one of: `resourceClaimName`, `resourceClaimTemplateName`");
  }

  @Test
  void aPodAsksForWhatItsContainersAskForTogether() {
    assertThat(
            created(
                pod(
                    "resources: {requests: {cpu: 1}}, containers: [{name: a, image: i, resources:"
                        + " {requests: {cpu: 800m}}}, {name: b, image: i, resources: {requests:"
                        + " {cpu: 700m}}}]")))
        .containsExactly(
            "spec.resources.requests[cpu]: Invalid value: \"1\": must be greater than or equal to"
                + " aggregate container requests of 1500m");
    assertThat(spec("resources: {requests: {ephemeral-storage: 1}}"))
        .containsExactly(
            "spec.resources.requests[ephemeral-storage]: Unsupported value: \"ephemeral-storage\":"
                + " supported values: \"cpu\", \"hugepages-\", \"memory\"");
  }
}
