package dev.navarch.registry.validation;

import dev.navarch.api.core.v1.PersistentVolumeAccessMode;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;

/** In which ways a volume can be mounted. */
public final class AccessModeValidation {
  private static final String ONE_POD = PersistentVolumeAccessMode.READ_WRITE_ONCE_POD;
  private static final List<String> MODES =
      List.of(
          PersistentVolumeAccessMode.READ_ONLY_MANY,
          PersistentVolumeAccessMode.READ_WRITE_MANY,
          PersistentVolumeAccessMode.READ_WRITE_ONCE,
          ONE_POD);

  private AccessModeValidation() {}

  /** Reports unknown modes, and the one that goes with no other. */
  public static void check(List<String> modes, FieldPath path, List<FieldError> errors) {
    for (String mode : modes) {
      NameValidation.supported(mode, MODES, path, errors);
    }
    boolean others = modes.stream().anyMatch(mode -> MODES.contains(mode) && !mode.equals(ONE_POD));
    if (modes.contains(ONE_POD) && others) {
      errors.add(
          FieldError.forbidden(path, "may not use ReadWriteOncePod with other access modes"));
    }
  }
}
