package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Affinity;
import dev.navarch.api.core.v1.PodAffinity;
import dev.navarch.api.core.v1.PodAffinityTerm;
import dev.navarch.api.core.v1.PodAntiAffinity;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.WeightedPodAffinityTerm;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.LabelSelectorOperator;
import dev.navarch.apimachinery.meta.v1.LabelSelectorRequirement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes the labels that a new pod's affinity compares by key into its selectors, with the values
 * that the pod has. From then on they are plain selectors.
 *
 * <p>Differs from Kubernetes: the selectors of topology spread constraints are left alone; whoever
 * schedules the pod looks at their keys.
 */
final class MatchLabelKeys {
  private final Map<String, String> labels;

  private MatchLabelKeys(Map<String, String> labels) {
    this.labels = labels;
  }

  static PodSpec merged(PodSpec spec, Map<String, String> labels) {
    Affinity affinity = spec.affinity();
    return affinity == null
        ? spec
        : spec.toBuilder().affinity(new MatchLabelKeys(labels).affinity(affinity)).build();
  }

  private Affinity affinity(Affinity affinity) {
    PodAffinity near = affinity.podAffinity();
    PodAntiAffinity far = affinity.podAntiAffinity();
    return affinity.toBuilder()
        .podAffinity(
            near == null
                ? null
                : near.toBuilder()
                    .requiredDuringSchedulingIgnoredDuringExecution(
                        terms(near.requiredDuringSchedulingIgnoredDuringExecution()))
                    .preferredDuringSchedulingIgnoredDuringExecution(
                        weighted(near.preferredDuringSchedulingIgnoredDuringExecution()))
                    .build())
        .podAntiAffinity(
            far == null
                ? null
                : far.toBuilder()
                    .requiredDuringSchedulingIgnoredDuringExecution(
                        terms(far.requiredDuringSchedulingIgnoredDuringExecution()))
                    .preferredDuringSchedulingIgnoredDuringExecution(
                        weighted(far.preferredDuringSchedulingIgnoredDuringExecution()))
                    .build())
        .build();
  }

  private List<PodAffinityTerm> terms(List<PodAffinityTerm> terms) {
    return terms.stream().map(this::term).toList();
  }

  private List<WeightedPodAffinityTerm> weighted(List<WeightedPodAffinityTerm> terms) {
    return terms.stream()
        .map(term -> term.toBuilder().podAffinityTerm(term(term.podAffinityTerm())).build())
        .toList();
  }

  private PodAffinityTerm term(PodAffinityTerm term) {
    LabelSelector selector =
        selector(term.labelSelector(), term.matchLabelKeys(), term.mismatchLabelKeys());
    return term.toBuilder().labelSelector(selector).build();
  }

  private @Nullable LabelSelector selector(
      @Nullable LabelSelector selector, List<String> same, List<String> other) {
    if (selector == null || (same.isEmpty() && other.isEmpty())) {
      return selector;
    }
    List<LabelSelectorRequirement> terms = new ArrayList<>(selector.matchExpressions());
    add(same, LabelSelectorOperator.IN, terms);
    add(other, LabelSelectorOperator.NOT_IN, terms);
    return selector.toBuilder().matchExpressions(terms).build();
  }

  private void add(List<String> keys, String operator, List<LabelSelectorRequirement> terms) {
    for (String key : keys) {
      String value = labels.get(key);
      if (value != null) {
        terms.add(
            LabelSelectorRequirement.builder()
                .key(key)
                .operator(operator)
                .values(List.of(value))
                .build());
      }
    }
  }
}
