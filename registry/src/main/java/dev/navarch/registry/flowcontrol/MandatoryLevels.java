package dev.navarch.registry.flowcontrol;

import dev.navarch.api.flowcontrol.v1.PriorityLevelConfiguration;
import dev.navarch.api.flowcontrol.v1.PriorityLevelConfigurationSpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.bootstrap.FlowControlObjects;
import dev.navarch.registry.validation.InternalForm;
import java.util.List;
import java.util.Set;

/** Levels without which a server cannot share itself: nobody changes what they say. */
final class MandatoryLevels {
  private static final String EXEMPT = "exempt";
  private static final Set<String> NAMES = Set.of(EXEMPT, "catch-all");
  private static final FieldPath SPEC = FieldPath.of("spec");

  private MandatoryLevels() {}

  /** How much is lent out by those who are exempt is for people to say. */
  static List<FieldError> check(PriorityLevelConfiguration level) {
    String name = level.metadata().name();
    boolean exempt = name.equals(EXEMPT);
    boolean changed =
        NAMES.contains(name)
            && FlowControlObjects.priorityLevels().stream()
                .filter(fixed -> fixed.metadata().name().equals(name))
                .anyMatch(fixed -> !same(fixed.spec(), level.spec(), exempt));
    return changed
        ? List.of(
            FieldError.invalid(
                SPEC,
                InternalForm.shown(level.spec()),
                exempt
                    ? "spec of 'exempt' except the 'spec.exempt' field must equal the fixed value"
                    : "spec of '%s' must equal the fixed value".formatted(name)))
        : List.of();
  }

  private static boolean same(
      PriorityLevelConfigurationSpec fixed, PriorityLevelConfigurationSpec spec, boolean exempt) {
    return fixed.equals(exempt ? spec.toBuilder().exempt(fixed.exempt()).build() : spec);
  }
}
