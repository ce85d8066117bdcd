package dev.navarch.apiextensions.serving;

import dev.navarch.api.apiextensions.v1.ConditionStatus;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionCondition;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionConditionType;
import dev.navarch.api.apiextensions.v1.CustomResourceDefinitionStatus;
import dev.navarch.apiextensions.definition.Approval;
import dev.navarch.apiextensions.definition.NonStructuralSchemas;
import dev.navarch.apimachinery.value.Time;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a server says of a definition in its status. The same definition and the same names in use
 * give the same status, whichever server decides and however often.
 */
final class DefinitionConditions {
  private DefinitionConditions() {}

  /** The status that a definition is to have. */
  static CustomResourceDefinitionStatus decide(
      CustomResourceDefinition definition, NameClaims used, Time now) {
    AcceptedNames accepted = AcceptedNames.of(definition, used);
    List<CustomResourceDefinitionCondition> conditions =
        new ArrayList<>(definition.status().conditions());
    boolean allAccepted = accepted.conflict().isEmpty();
    set(
        conditions,
        accepted
            .conflict()
            .map(conflict ->
                condition(
                    CustomResourceDefinitionConditionType.NAMES_ACCEPTED,
                    ConditionStatus.FALSE,
                    conflict.reason(),
                    conflict.message()))
            .orElseGet(() ->
                condition(
                    CustomResourceDefinitionConditionType.NAMES_ACCEPTED,
                    ConditionStatus.TRUE,
                    "NoConflicts",
                    "no conflicts found")),
        now);
    // What is established stays so, also when it asks for other names and does not get them.
    if (!isTrue(conditions, CustomResourceDefinitionConditionType.ESTABLISHED)) {
      set(conditions, established(allAccepted), now);
    }
    structure(definition, conditions, now);
    approval(definition, conditions, now);
    return definition.status().toBuilder()
        .conditions(conditions)
        .acceptedNames(accepted.names())
        .build();
  }

  private static CustomResourceDefinitionCondition established(boolean allAccepted) {
    return allAccepted
        ? condition(
            CustomResourceDefinitionConditionType.ESTABLISHED,
            ConditionStatus.TRUE,
            "InitialNamesAccepted",
            "the initial names have been accepted")
        : condition(
            CustomResourceDefinitionConditionType.ESTABLISHED,
            ConditionStatus.FALSE,
            "NotAccepted",
            "not all names are accepted");
  }

  private static void structure(
      CustomResourceDefinition definition,
      List<CustomResourceDefinitionCondition> conditions,
      Time now) {
    Optional<NonStructuralSchemas.Finding> finding = NonStructuralSchemas.find(definition);
    if (finding.isPresent()) {
      set(
          conditions,
          condition(
              CustomResourceDefinitionConditionType.NON_STRUCTURAL_SCHEMA,
              ConditionStatus.TRUE,
              finding.get().reason(),
              finding.get().message()),
          now);
    } else {
      conditions.removeIf(condition ->
          condition.type().equals(CustomResourceDefinitionConditionType.NON_STRUCTURAL_SCHEMA));
    }
  }

  private static void approval(
      CustomResourceDefinition definition,
      List<CustomResourceDefinitionCondition> conditions,
      Time now) {
    if (!Approval.isNeededFor(definition.spec().group())) {
      return;
    }
    Approval approval = Approval.of(definition.metadata().annotations());
    String reason =
        switch (approval.state()) {
          case MISSING -> "MissingAnnotation";
          case INVALID -> "InvalidAnnotation";
          case APPROVED -> "ApprovedAnnotation";
          case BYPASSED -> "UnapprovedAnnotation";
        };
    set(
        conditions,
        condition(
            CustomResourceDefinitionConditionType.KUBERNETES_API_APPROVAL_POLICY_CONFORMANT,
            approval.state() == Approval.State.APPROVED
                ? ConditionStatus.TRUE
                : ConditionStatus.FALSE,
            reason,
            approval.reason()),
        now);
  }

  // ---- conditions in general

  static CustomResourceDefinitionCondition condition(
      String type, String status, String reason, String message) {
    return CustomResourceDefinitionCondition.builder()
        .type(type)
        .status(status)
        .reason(reason)
        .message(message)
        .build();
  }

  /** Says something of a definition; the time is that of the last change from yes to no or back. */
  static CustomResourceDefinition with(
      CustomResourceDefinition definition, CustomResourceDefinitionCondition condition, Time now) {
    List<CustomResourceDefinitionCondition> conditions =
        new ArrayList<>(definition.status().conditions());
    set(conditions, condition, now);
    return definition.toBuilder()
        .status(definition.status().toBuilder().conditions(conditions).build())
        .build();
  }

  private static void set(
      List<CustomResourceDefinitionCondition> conditions,
      CustomResourceDefinitionCondition condition,
      Time now) {
    for (int i = 0; i < conditions.size(); i++) {
      CustomResourceDefinitionCondition old = conditions.get(i);
      if (old.type().equals(condition.type())) {
        boolean turned =
            !old.status().equals(condition.status()) || old.lastTransitionTime().equals(Time.ZERO);
        conditions.set(i, at(condition, turned ? now : old.lastTransitionTime()));
        return;
      }
    }
    conditions.add(at(condition, now));
  }

  private static CustomResourceDefinitionCondition at(
      CustomResourceDefinitionCondition condition, Time time) {
    return condition.toBuilder().lastTransitionTime(time).build();
  }

  /** Whether something holds for a definition. */
  static boolean isTrue(CustomResourceDefinition definition, String type) {
    return isTrue(definition.status().conditions(), type);
  }

  private static boolean isTrue(List<CustomResourceDefinitionCondition> conditions, String type) {
    return conditions.stream()
        .anyMatch(condition ->
            condition.type().equals(type) && condition.status().equals(ConditionStatus.TRUE));
  }
}
