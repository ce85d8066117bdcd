package dev.navarch.registry.validation;

import dev.navarch.apimachinery.meta.v1.Condition;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Conditions in the form that all newer kinds share. */
public final class ConditionValidation {
  private static final int MAX_MESSAGE = 32 * 1024;
  private static final int MAX_REASON = 1024;
  private static final List<String> STATUSES = List.of("False", "True", "Unknown");
  private static final String REASON_ERROR =
      "a condition reason must start with alphabetic character, optionally followed by a string of"
          + " alphanumeric characters or '_,:', and must end with an alphanumeric character or '_'"
          + " (e.g. 'my_name',  or 'MY_NAME',  or 'MyName',  or 'ReasonA,ReasonB',  or"
          + " 'ReasonA:ReasonB', regex used for validation is"
          + " '[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?')";

  private ConditionValidation() {}

  public static void check(List<Condition> conditions, FieldPath path, List<FieldError> errors) {
    Set<String> types = new HashSet<>();
    for (int i = 0; i < conditions.size(); i++) {
      FieldPath place = path.index(i);
      if (!types.add(conditions.get(i).type())) {
        errors.add(FieldError.duplicate(place.child("type"), conditions.get(i).type()));
      }
      one(conditions.get(i), place, errors);
    }
  }

  private static void one(Condition condition, FieldPath path, List<FieldError> errors) {
    NameValidation.qualifiedName(condition.type(), path.child("type"), errors);
    NameValidation.supported(condition.status(), STATUSES, path.child("status"), errors);
    NumberValidation.nonNegative(
        condition.observedGeneration(), path.child("observedGeneration"), errors);
    if (condition.lastTransitionTime().isZero()) {
      errors.add(FieldError.required(path.child("lastTransitionTime")));
    }
    String reason = condition.reason();
    if (reason.isEmpty()) {
      errors.add(FieldError.required(path.child("reason")));
    } else if (!isReason(reason)) {
      errors.add(FieldError.invalid(path.child("reason"), reason, REASON_ERROR));
    }
    if (TextSyntax.utf8Length(reason) > MAX_REASON) {
      errors.add(FieldError.tooLong(path.child("reason"), MAX_REASON));
    }
    if (TextSyntax.utf8Length(condition.message()) > MAX_MESSAGE) {
      errors.add(FieldError.tooLong(path.child("message"), MAX_MESSAGE));
    }
  }

  /** A letter first, then letters, digits and some signs; commas and colons only inside. */
  private static boolean isReason(String reason) {
    char last = reason.charAt(reason.length() - 1);
    return isLetter(reason.charAt(0))
        && last != ','
        && last != ':'
        && reason
            .chars()
            .allMatch(c -> isLetter(c) || (c >= '0' && c <= '9') || "_,:".indexOf(c) >= 0);
  }

  private static boolean isLetter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}
