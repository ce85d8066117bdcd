package dev.navarch.registry.scheduling.priorityclass;

import dev.navarch.api.core.v1.PreemptionPolicy;
import dev.navarch.api.scheduling.v1.PriorityClass;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.NameValidation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Validation of priority classes, apart from their metadata. */
public final class PriorityClassValidation {
  private static final int HIGHEST_USER_VALUE = 1_000_000_000;
  private static final String SYSTEM_PREFIX = "system-";
  private static final Map<String, Integer> SYSTEM_CLASSES =
      Map.of(
          "system-cluster-critical",
          2 * HIGHEST_USER_VALUE,
          "system-node-critical",
          2 * HIGHEST_USER_VALUE + 1000);

  private static final FieldPath VALUE = FieldPath.of("value");
  private static final FieldPath POLICY = FieldPath.of("preemptionPolicy");

  private PriorityClassValidation() {}

  public static List<FieldError> create(PriorityClass priority) {
    List<FieldError> errors = new ArrayList<>(0);
    if (priority.metadata().name().startsWith(SYSTEM_PREFIX)) {
      notOfTheSystem(priority)
          .ifPresent(problem ->
              errors.add(
                  FieldError.forbidden(
                      FieldPath.of("metadata", "name"),
                      "priority class names with 'system-' prefix are reserved for system use"
                          + " only. error: "
                          + problem)));
    } else if (priority.value() > HIGHEST_USER_VALUE) {
      errors.add(
          FieldError.forbidden(
              VALUE, "maximum allowed value of a user defined priority is " + HIGHEST_USER_VALUE));
    }
    String policy = priority.preemptionPolicy();
    if (policy != null) {
      NameValidation.oneOf(
          policy,
          List.of(PreemptionPolicy.PREEMPT_LOWER_PRIORITY, PreemptionPolicy.NEVER),
          POLICY,
          errors);
    }
    return errors;
  }

  /** Why a class is none of the system's own; nothing when it is. */
  private static Optional<String> notOfTheSystem(PriorityClass priority) {
    String name = priority.metadata().name();
    Integer value = SYSTEM_CLASSES.get(name);
    if (value == null) {
      return Optional.of(name + " is not a known system priority class");
    }
    if (value != priority.value()) {
      return Optional.of("value of " + name + " PriorityClass must be " + value);
    }
    return priority.globalDefault()
        ? Optional.of("globalDefault of " + name + " PriorityClass must be false")
        : Optional.empty();
  }

  public static List<FieldError> update(PriorityClass priority, PriorityClass old) {
    List<FieldError> errors = new ArrayList<>(0);
    if (priority.value() != old.value()) {
      errors.add(FieldError.forbidden(VALUE, "may not be changed in an update."));
    }
    Immutability.check(priority.preemptionPolicy(), old.preemptionPolicy(), POLICY, errors);
    return errors;
  }
}
