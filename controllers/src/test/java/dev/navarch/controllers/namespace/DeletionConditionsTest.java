package dev.navarch.controllers.namespace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.navarch.api.core.v1.NamespaceCondition;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apimachinery.value.Time;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DeletionConditionsTest {
  private static final Time EARLIER = Time.ofEpochSecond(1000);
  private static final Time NOW = Time.ofEpochSecond(2000);
  private static final Sweep CLEAN =
      new Sweep(Optional.empty(), List.of(), List.of(), Remaining.NOTHING);

  private static List<String> texts(List<NamespaceCondition> conditions) {
    return conditions.stream()
        .map(one -> "%s=%s %s: %s".formatted(one.type(), one.status(), one.reason(), one.message()))
        .toList();
  }

  @Test
  void everythingIsToldAlsoIfNothingIsWrong() {
    assertThat(texts(DeletionConditions.after(List.of(), CLEAN, NOW)))
        .containsExactly(
            "NamespaceDeletionDiscoveryFailure=False ResourcesDiscovered:"
                + " All resources successfully discovered",
            "NamespaceDeletionGroupVersionParsingFailure=False ParsedGroupVersions:"
                + " All legacy kube types successfully parsed",
            "NamespaceDeletionContentFailure=False ContentDeleted:"
                + " All content successfully deleted, may be waiting on finalization",
            "NamespaceContentRemaining=False ContentRemoved: All content successfully removed",
            "NamespaceFinalizersRemaining=False ContentHasNoFinalizers:"
                + " All content-preserving finalizers finished");
  }

  @Test
  void whatIsWrongIsToldInOrder() {
    Remaining remaining =
        Remaining.of(new GroupResource("", "pods"), 2, Map.of("b/x", 1, "a/x", 2), 0)
            .and(Remaining.of(new GroupResource("apps", "deployments"), 1, Map.of("b/x", 1), 0));
    Sweep sweep =
        new Sweep(
            Optional.of("no group was found"), List.of("a/b/c"), List.of("two", "one"), remaining);

    assertThat(texts(DeletionConditions.after(List.of(), sweep, NOW)))
        .containsExactly(
            "NamespaceDeletionDiscoveryFailure=True DiscoveryFailed: no group was found",
            "NamespaceDeletionGroupVersionParsingFailure=True GroupVersionParsingFailed: a/b/c",
            "NamespaceDeletionContentFailure=True ContentDeletionFailed:"
                + " Failed to delete all resource types, 2 remaining: one, two",
            "NamespaceContentRemaining=True SomeResourcesRemain: Some resources are remaining:"
                + " deployments.apps has 1 resource instances, pods. has 2 resource instances",
            "NamespaceFinalizersRemaining=True SomeFinalizersRemain: Some content in the namespace"
                + " has finalizers remaining: a/x in 2 resource instances, b/x in 2 resource"
                + " instances");
  }

  @Test
  void aConditionBeginsWhenItsStatusChangesAndThoseOfOthersStay() {
    NamespaceCondition other = NamespaceCondition.builder().type("Other").status("True").build();
    List<NamespaceCondition> before = DeletionConditions.after(List.of(other), CLEAN, EARLIER);

    assertThat(DeletionConditions.after(before, CLEAN, NOW)).isEqualTo(before);

    Sweep failing = new Sweep(Optional.empty(), List.of(), List.of("one"), Remaining.NOTHING);
    List<NamespaceCondition> after = DeletionConditions.after(before, failing, NOW);

    assertThat(after.get(0)).isEqualTo(other);
    assertThat(after).filteredOn(one -> one.lastTransitionTime().equals(NOW)).hasSize(1);
    assertThat(after.get(3).lastTransitionTime()).isEqualTo(NOW);
  }
}
