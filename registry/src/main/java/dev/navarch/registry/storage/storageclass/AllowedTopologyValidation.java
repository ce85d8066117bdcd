package dev.navarch.registry.storage.storageclass;

import dev.navarch.api.core.v1.TopologySelectorLabelRequirement;
import dev.navarch.api.core.v1.TopologySelectorTerm;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NameValidation;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Where volumes of a class may be made: each place is told once. */
final class AllowedTopologyValidation {
  private static final FieldPath TOPOLOGIES = FieldPath.of("allowedTopologies");

  private AllowedTopologyValidation() {}

  static void check(List<TopologySelectorTerm> terms, List<FieldError> errors) {
    Set<Map<String, Set<String>>> seen = new HashSet<>();
    for (int i = 0; i < terms.size(); i++) {
      FieldPath path = TOPOLOGIES.index(i).child("matchLabelExpressions");
      if (!seen.add(term(terms.get(i), path, errors))) {
        errors.add(FieldError.duplicate(path, ""));
      }
    }
  }

  /** Checks one term, and gives the values that it allows for each label. */
  private static Map<String, Set<String>> term(
      TopologySelectorTerm term, FieldPath path, List<FieldError> errors) {
    Map<String, Set<String>> allowed = new HashMap<>();
    for (int i = 0; i < term.matchLabelExpressions().size(); i++) {
      TopologySelectorLabelRequirement requirement = term.matchLabelExpressions().get(i);
      FieldPath place = path.index(i);
      Set<String> values = new HashSet<>();
      if (requirement.values().isEmpty()) {
        errors.add(FieldError.required(place.child("values")));
      }
      for (int j = 0; j < requirement.values().size(); j++) {
        String value = requirement.values().get(j);
        if (!values.add(value)) {
          errors.add(FieldError.duplicate(place.child("values").index(j), value));
        }
      }
      NameValidation.qualifiedName(requirement.key(), place.child("key"), errors);
      if (allowed.put(requirement.key(), values) != null) {
        errors.add(FieldError.duplicate(place.child("key"), requirement.key()));
      }
    }
    return allowed;
  }
}
