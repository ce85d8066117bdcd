package dev.navarch.registry.admission.podsecurity;

import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What the labels of a namespace ask for.
 *
 * @param enforce what pods are refused for
 * @param audit what is noted; it changes no answer
 * @param warn what clients are warned of
 * @param errors what is wrong with the labels
 */
record NamespacePolicy(Standard enforce, Standard audit, Standard warn, List<FieldError> errors) {
  private static final String PREFIX = "pod-security.kubernetes.io/";
  private static final FieldPath LABELS = FieldPath.of("metadata", "labels");

  static NamespacePolicy of(Map<String, String> labels) {
    List<FieldError> errors = new ArrayList<>();
    // An unreadable level refuses what might be meant to be refused; but it warns of nothing.
    Standard enforce = standard(labels, "enforce", Level.RESTRICTED, errors);
    Standard audit = standard(labels, "audit", Level.PRIVILEGED, errors);
    Standard warn = standard(labels, "warn", Level.PRIVILEGED, errors);
    return new NamespacePolicy(enforce, audit, warn, List.copyOf(errors));
  }

  private static Standard standard(
      Map<String, String> labels, String mode, Level ifUnreadable, List<FieldError> errors) {
    String levelLabel = PREFIX + mode;
    String versionLabel = levelLabel + "-version";
    Level level = Level.PRIVILEGED;
    String levelText = labels.get(levelLabel);
    if (levelText != null) {
      level =
          Level.parse(levelText)
              .orElseGet(() -> {
                errors.add(
                    error(
                        levelLabel, levelText, "must be one of privileged, baseline, restricted"));
                return ifUnreadable;
              });
    }
    StandardVersion version = StandardVersion.LATEST;
    String versionText = labels.get(versionLabel);
    if (versionText != null) {
      version =
          StandardVersion.parse(versionText)
              .orElseGet(() -> {
                errors.add(error(versionLabel, versionText, "must be \"latest\" or \"v1.x\""));
                return StandardVersion.LATEST;
              });
    }
    return new Standard(level, version);
  }

  private static FieldError error(String label, String value, String problem) {
    return FieldError.invalid(LABELS.key(label), value, problem);
  }
}
