package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Affinity;
import dev.navarch.api.core.v1.NodeAffinity;
import dev.navarch.api.core.v1.NodeSelector;
import dev.navarch.api.core.v1.NodeSelectorRequirement;
import dev.navarch.api.core.v1.NodeSelectorTerm;
import dev.navarch.api.core.v1.PodAffinity;
import dev.navarch.api.core.v1.PodAffinityTerm;
import dev.navarch.api.core.v1.PodAntiAffinity;
import dev.navarch.api.core.v1.PreferredSchedulingTerm;
import dev.navarch.api.core.v1.WeightedPodAffinityTerm;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.meta.v1.LabelSelector;
import dev.navarch.apimachinery.meta.v1.LabelSelectorRequirement;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.LabelValidation;
import dev.navarch.registry.validation.NameValidation;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which nodes, and which other pods' company, a pod wants or avoids. */
public final class AffinityValidation {
  private static final String REQUIRED = "requiredDuringSchedulingIgnoredDuringExecution";
  private static final String PREFERRED = "preferredDuringSchedulingIgnoredDuringExecution";

  private AffinityValidation() {}

  static void check(
      @Nullable Affinity affinity,
      PodValidationOptions options,
      FieldPath path,
      List<FieldError> errors) {
    if (affinity == null) {
      return;
    }
    NodeAffinity node = affinity.nodeAffinity();
    if (node != null) {
      node(node, options, path.child("nodeAffinity"), errors);
    }
    boolean anyValue = options.anySelectorValue();
    PodAffinity pod = affinity.podAffinity();
    if (pod != null) {
      FieldPath at = path.child("podAffinity");
      terms(
          pod.requiredDuringSchedulingIgnoredDuringExecution(),
          anyValue,
          at.child(REQUIRED),
          errors);
      weighted(
          pod.preferredDuringSchedulingIgnoredDuringExecution(),
          anyValue,
          at.child(PREFERRED),
          errors);
    }
    PodAntiAffinity anti = affinity.podAntiAffinity();
    if (anti != null) {
      FieldPath at = path.child("podAntiAffinity");
      terms(
          anti.requiredDuringSchedulingIgnoredDuringExecution(),
          anyValue,
          at.child(REQUIRED),
          errors);
      weighted(
          anti.preferredDuringSchedulingIgnoredDuringExecution(),
          anyValue,
          at.child(PREFERRED),
          errors);
    }
  }

  /** Whether the selectors of a stored pod hold values that no label can have. */
  static void podSelectors(@Nullable Affinity affinity, List<FieldError> errors) {
    if (affinity == null) {
      return;
    }
    FieldPath path = FieldPath.of("affinity");
    PodAffinity pod = affinity.podAffinity();
    if (pod != null) {
      pod.requiredDuringSchedulingIgnoredDuringExecution()
          .forEach(term -> selectors(term, false, path, errors));
      pod.preferredDuringSchedulingIgnoredDuringExecution()
          .forEach(term -> selectors(term.podAffinityTerm(), false, path, errors));
    }
    PodAntiAffinity anti = affinity.podAntiAffinity();
    if (anti != null) {
      anti.requiredDuringSchedulingIgnoredDuringExecution()
          .forEach(term -> selectors(term, false, path, errors));
      anti.preferredDuringSchedulingIgnoredDuringExecution()
          .forEach(term -> selectors(term.podAffinityTerm(), false, path, errors));
    }
  }

  /** Whether a stored pod requires nodes with values that no label can have. */
  static void requiredNodeValues(@Nullable Affinity affinity, List<FieldError> errors) {
    NodeAffinity node = affinity == null ? null : affinity.nodeAffinity();
    NodeSelector required =
        node == null ? null : node.requiredDuringSchedulingIgnoredDuringExecution();
    if (required != null) {
      for (NodeSelectorTerm term : required.nodeSelectorTerms()) {
        for (NodeSelectorRequirement requirement : term.matchExpressions()) {
          values(requirement, FieldPath.of("affinity"), errors);
        }
      }
    }
  }

  private static void node(
      NodeAffinity affinity,
      PodValidationOptions options,
      FieldPath path,
      List<FieldError> errors) {
    NodeSelector required = affinity.requiredDuringSchedulingIgnoredDuringExecution();
    if (required != null) {
      nodeSelector(required, options.anyNodeAffinityValue(), path.child(REQUIRED), errors);
    }
    List<PreferredSchedulingTerm> preferred =
        affinity.preferredDuringSchedulingIgnoredDuringExecution();
    for (int i = 0; i < preferred.size(); i++) {
      FieldPath at = path.child(PREFERRED).index(i);
      weight(preferred.get(i).weight(), at.child("weight"), errors);
      nodeTerm(preferred.get(i).preference(), true, at.child("preference"), errors);
    }
  }

  /**
   * A choice of nodes.
   *
   * @param anyValue whether values that no label can have are let pass
   */
  public static void nodeSelector(
      NodeSelector selector, boolean anyValue, FieldPath path, List<FieldError> errors) {
    FieldPath termsPath = path.child("nodeSelectorTerms");
    if (selector.nodeSelectorTerms().isEmpty()) {
      errors.add(FieldError.required(termsPath, "must have at least one node selector term"));
    }
    for (int i = 0; i < selector.nodeSelectorTerms().size(); i++) {
      nodeTerm(selector.nodeSelectorTerms().get(i), anyValue, termsPath.index(i), errors);
    }
  }

  private static void nodeTerm(
      NodeSelectorTerm term, boolean anyValue, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < term.matchExpressions().size(); i++) {
      labelRequirement(
          term.matchExpressions().get(i),
          anyValue,
          path.child("matchExpressions").index(i),
          errors);
    }
    for (int i = 0; i < term.matchFields().size(); i++) {
      fieldRequirement(term.matchFields().get(i), path.child("matchFields").index(i), errors);
    }
  }

  private static void labelRequirement(
      NodeSelectorRequirement requirement,
      boolean anyValue,
      FieldPath path,
      List<FieldError> errors) {
    int values = requirement.values().size();
    switch (requirement.operator()) {
      case "In", "NotIn" -> {
        if (values == 0) {
          errors.add(
              FieldError.required(
                  path.child("values"), "must be specified when `operator` is 'In' or 'NotIn'"));
        }
      }
      case "Exists", "DoesNotExist" -> {
        if (values > 0) {
          errors.add(
              FieldError.forbidden(
                  path.child("values"),
                  "may not be specified when `operator` is 'Exists' or 'DoesNotExist'"));
        }
      }
      case "Gt", "Lt" -> {
        if (values != 1) {
          errors.add(
              FieldError.required(
                  path.child("values"),
                  "must be specified single value when `operator` is 'Lt' or 'Gt'"));
        }
      }
      default -> badOperator(requirement, path, errors);
    }
    NameValidation.qualifiedName(requirement.key(), path.child("key"), errors);
    if (!anyValue) {
      values(requirement, path, errors);
    }
  }

  private static void badOperator(
      NodeSelectorRequirement requirement, FieldPath path, List<FieldError> errors) {
    errors.add(
        FieldError.invalid(
            path.child("operator"), requirement.operator(), "not a valid selector operator"));
  }

  private static void values(
      NodeSelectorRequirement requirement, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < requirement.values().size(); i++) {
      String value = requirement.values().get(i);
      NameValidation.invalid(
          value, NameSyntax.labelValue(value), path.child("values").index(i), errors);
    }
  }

  private static void fieldRequirement(
      NodeSelectorRequirement requirement, FieldPath path, List<FieldError> errors) {
    switch (requirement.operator()) {
      case "In", "NotIn" -> {
        if (requirement.values().size() != 1) {
          errors.add(
              FieldError.required(
                  path.child("values"),
                  "must be only one value when `operator` is 'In' or 'NotIn' for node field"
                      + " selector"));
        }
      }
      default -> badOperator(requirement, path, errors);
    }
    if (!requirement.key().equals("metadata.name")) {
      errors.add(
          FieldError.invalid(
              path.child("key"), requirement.key(), "not a valid field selector key"));
      return;
    }
    for (int i = 0; i < requirement.values().size(); i++) {
      NameValidation.dnsSubdomain(
          requirement.values().get(i), path.child("values").index(i), errors);
    }
  }

  private static void weight(int weight, FieldPath path, List<FieldError> errors) {
    if (weight <= 0 || weight > 100) {
      errors.add(FieldError.invalid(path, weight, "must be in the range 1-100"));
    }
  }

  private static void terms(
      List<PodAffinityTerm> terms, boolean anyValue, FieldPath path, List<FieldError> errors) {
    for (int i = 0; i < terms.size(); i++) {
      term(terms.get(i), anyValue, path.index(i), errors);
    }
  }

  private static void weighted(
      List<WeightedPodAffinityTerm> terms,
      boolean anyValue,
      FieldPath path,
      List<FieldError> errors) {
    for (int i = 0; i < terms.size(); i++) {
      FieldPath at = path.index(i);
      weight(terms.get(i).weight(), at.child("weight"), errors);
      term(terms.get(i).podAffinityTerm(), anyValue, at.child("podAffinityTerm"), errors);
    }
  }

  private static void term(
      PodAffinityTerm term, boolean anyValue, FieldPath path, List<FieldError> errors) {
    selectors(term, anyValue, path, errors);
    for (String namespace : term.namespaces()) {
      NameValidation.dnsLabel(namespace, path.child("namespace"), errors);
    }
    labelKeys(term, path, errors);
    if (term.topologyKey().isEmpty()) {
      errors.add(FieldError.required(path.child("topologyKey"), "can not be empty"));
    }
    NameValidation.qualifiedName(term.topologyKey(), path.child("topologyKey"), errors);
  }

  private static void selectors(
      PodAffinityTerm term, boolean anyValue, FieldPath path, List<FieldError> errors) {
    LabelValidation.selector(term.labelSelector(), anyValue, path.child("labelSelector"), errors);
    LabelValidation.selector(
        term.namespaceSelector(), anyValue, path.child("namespaceSelector"), errors);
  }

  private static void labelKeys(PodAffinityTerm term, FieldPath path, List<FieldError> errors) {
    LabelSelector selector = term.labelSelector();
    List<String> match = term.matchLabelKeys();
    keyNames(match, selector, path.child("matchLabelKeys"), errors);
    keyNames(term.mismatchLabelKeys(), selector, path.child("mismatchLabelKeys"), errors);
    if (selector != null) {
      // The selector already holds what was made of the keys: a key is a conflict when it is there
      // a second time.
      Set<String> seen = new HashSet<>(selector.matchLabels().keySet());
      for (LabelSelectorRequirement requirement : selector.matchExpressions()) {
        int at = match.lastIndexOf(requirement.key());
        if (!seen.add(requirement.key()) && at >= 0) {
          errors.add(
              FieldError.invalid(
                  path.index(at),
                  requirement.key(),
                  "exists in both matchLabelKeys and labelSelector"));
        }
      }
    }
    for (int i = 0; i < match.size(); i++) {
      if (term.mismatchLabelKeys().contains(match.get(i))) {
        errors.add(
            FieldError.invalid(
                path.child("matchLabelKeys").index(i),
                match.get(i),
                "exists in both matchLabelKeys and mismatchLabelKeys"));
      }
    }
  }

  private static void keyNames(
      List<String> keys,
      @Nullable LabelSelector selector,
      FieldPath path,
      List<FieldError> errors) {
    if (!keys.isEmpty() && selector == null) {
      errors.add(FieldError.forbidden(path, "must not be specified when labelSelector is not set"));
      return;
    }
    for (int i = 0; i < keys.size(); i++) {
      NameValidation.qualifiedName(keys.get(i), path.index(i), errors);
    }
  }
}
