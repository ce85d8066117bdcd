package dev.navarch.registry.storage.csidriver;

import dev.navarch.api.storage.v1.CSIDriver;
import dev.navarch.api.storage.v1.CSIDriverSpec;
import dev.navarch.api.storage.v1.FSGroupPolicy;
import dev.navarch.api.storage.v1.TokenRequest;
import dev.navarch.api.storage.v1.VolumeLifecycleMode;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.DriverNameValidation;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.NameValidation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is wrong with storage drivers. */
public final class CsiDriverValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final FieldPath MODES = SPEC.child("volumeLifecycleModes");
  private static final FieldPath TOKENS = SPEC.child("tokenRequests");
  private static final List<String> KNOWN_MODES =
      List.of(VolumeLifecycleMode.EPHEMERAL, VolumeLifecycleMode.PERSISTENT);
  private static final List<String> POLICIES =
      List.of(FSGroupPolicy.FILE, FSGroupPolicy.NONE, FSGroupPolicy.READ_WRITE_ONCE_WITH_FS_TYPE);
  private static final long MIN_LIFETIME = 600;
  private static final long MAX_LIFETIME = 1L << 32;

  private CsiDriverValidation() {}

  public static List<FieldError> create(CSIDriver driver) {
    List<FieldError> errors = new ArrayList<>(0);
    DriverNameValidation.check(driver.metadata().name(), FieldPath.of("name"), errors);
    CSIDriverSpec spec = driver.spec();
    required(spec.attachRequired(), "attachedRequired", errors);
    required(spec.podInfoOnMount(), "podInfoOnMount", errors);
    required(spec.storageCapacity(), "storageCapacity", errors);
    String policy = spec.fsGroupPolicy();
    if (policy != null) {
      NameValidation.supported(policy, POLICIES, SPEC.child("fsGroupPolicy"), errors);
    }
    tokens(spec.tokenRequests(), errors);
    for (String mode : spec.volumeLifecycleModes()) {
      NameValidation.supported(mode, KNOWN_MODES, MODES, errors);
    }
    return errors;
  }

  private static void required(@Nullable Object value, String field, List<FieldError> errors) {
    if (value == null) {
      errors.add(FieldError.required(SPEC.child(field)));
    }
  }

  private static void tokens(List<TokenRequest> requests, List<FieldError> errors) {
    Set<String> audiences = new HashSet<>();
    for (int i = 0; i < requests.size(); i++) {
      FieldPath path = TOKENS.index(i);
      TokenRequest request = requests.get(i);
      if (!audiences.add(request.audience())) {
        errors.add(FieldError.duplicate(path.child("audience"), request.audience()));
      }
      Long seconds = request.expirationSeconds();
      FieldPath lifetime = path.child("expirationSeconds");
      if (seconds != null && seconds < MIN_LIFETIME) {
        errors.add(
            FieldError.invalid(
                lifetime, seconds, "may not specify a duration less than 10 minutes"));
      }
      if (seconds != null && seconds > MAX_LIFETIME) {
        errors.add(
            FieldError.invalid(
                lifetime, seconds, "may not specify a duration larger than 2^32 seconds"));
      }
    }
  }

  public static List<FieldError> update(CSIDriver driver, CSIDriver old) {
    List<FieldError> errors = new ArrayList<>(create(driver));
    Immutability.check(
        driver.spec().attachRequired(),
        old.spec().attachRequired(),
        SPEC.child("attachedRequired"),
        errors);
    Immutability.check(
        driver.spec().volumeLifecycleModes(), old.spec().volumeLifecycleModes(), MODES, errors);
    return errors;
  }
}
