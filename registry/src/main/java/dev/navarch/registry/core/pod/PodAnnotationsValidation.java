package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.AppArmorProfile;
import dev.navarch.api.core.v1.PodSecurityContext;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.SeccompProfile;
import dev.navarch.api.core.v1.SecurityContext;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.DecimalLong;
import dev.navarch.apimachinery.value.GoQuoting;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Annotations that mean something to the cluster. */
final class PodAnnotationsValidation {
  /** Marks the image of a pod that a node runs on its own account. */
  static final String MIRROR = "kubernetes.io/config.mirror";

  private static final String DELETION_COST = "controller.kubernetes.io/pod-deletion-cost";
  private static final String SECCOMP_POD = "seccomp.security.alpha.kubernetes.io/pod";
  private static final String SECCOMP_CONTAINER = "container.seccomp.security.alpha.kubernetes.io/";
  private static final String APP_ARMOR = "container.apparmor.security.beta.kubernetes.io/";
  private static final String LOCALHOST = "localhost/";
  private static final String RUNTIME_DEFAULT = "runtime/default";
  private static final String DOCKER_DEFAULT = "docker/default";
  private static final String UNCONFINED = "unconfined";

  private PodAnnotationsValidation() {}

  static void check(
      Map<String, String> annotations, PodSpec spec, FieldPath path, List<FieldError> errors) {
    String mirror = annotations.get(MIRROR);
    if (mirror != null && spec.nodeName().isEmpty()) {
      errors.add(
          FieldError.invalid(
              path.key(MIRROR), mirror, "must set spec.nodeName if mirror pod annotation is set"));
    }
    String cost = annotations.get(DELETION_COST);
    if (cost != null && !isCost(cost)) {
      errors.add(FieldError.invalid(path.key(DELETION_COST), cost, "must be a 32bit integer"));
    }
    String podProfile = annotations.get(SECCOMP_POD);
    if (podProfile != null) {
      seccomp(podProfile, path.child(SECCOMP_POD), errors);
    }
    annotations.forEach((key, value) -> {
      if (key.startsWith(SECCOMP_CONTAINER)) {
        seccomp(value, path.child(key), errors);
      }
    });
    annotations.forEach((key, value) -> {
      if (key.startsWith(APP_ARMOR)) {
        appArmor(key, value, spec, path.key(key), errors);
      }
    });
  }

  /** A decimal number without a plus sign and without leading zeros. */
  private static boolean isCost(String text) {
    boolean leadingZero = text.startsWith("0") && text.length() > 1;
    return !text.startsWith("+")
        && !leadingZero
        && DecimalLong.parse(text) instanceof DecimalLong.Value(long cost)
        && cost == (int) cost;
  }

  private static void seccomp(String profile, FieldPath path, List<FieldError> errors) {
    if (profile.startsWith(LOCALHOST)) {
      LocalPath.descending(profile.substring(LOCALHOST.length()), path, errors);
    } else if (!profile.equals(RUNTIME_DEFAULT)
        && !profile.equals(DOCKER_DEFAULT)
        && !profile.equals(UNCONFINED)) {
      errors.add(FieldError.invalid(path, profile, "must be a valid seccomp profile"));
    }
  }

  private static void appArmor(
      String key, String profile, PodSpec spec, FieldPath path, List<FieldError> errors) {
    String name = key.substring(APP_ARMOR.length());
    boolean known =
        ContainersValidation.all(spec, path).stream()
            .anyMatch(placed -> placed.container().name().equals(name));
    if (!known) {
      errors.add(FieldError.invalid(path, name, "container not found"));
    }
    if (!profile.isEmpty()
        && !profile.equals(RUNTIME_DEFAULT)
        && !profile.equals(UNCONFINED)
        && !profile.startsWith(LOCALHOST)) {
      errors.add(
          FieldError.invalid(
              path, profile, "invalid AppArmor profile name: " + GoQuoting.quote(profile)));
    }
  }

  /** What nodes act upon when a pod starts cannot be changed afterwards. */
  static void changes(
      Map<String, String> now,
      Map<String, String> before,
      FieldPath path,
      List<FieldError> errors) {
    before.forEach((key, value) -> {
      if (!value.equals(now.get(key))) {
        change(key, "may not remove or update ", path, errors);
      }
    });
    now.keySet()
        .forEach(key -> {
          if (!before.containsKey(key)) {
            change(key, "may not add ", path, errors);
          }
        });
  }

  private static void change(String key, String mayNot, FieldPath path, List<FieldError> errors) {
    if (key.startsWith(APP_ARMOR)) {
      errors.add(FieldError.forbidden(path.key(key), mayNot + "AppArmor annotations"));
    }
    if (key.equals(MIRROR)) {
      errors.add(FieldError.forbidden(path.key(key), mayNot + "mirror pod annotation"));
    }
  }

  /** Where an annotation and a field say the same thing, they agree. */
  static void seccompMatches(
      Map<String, String> annotations, PodSpec spec, FieldPath path, List<FieldError> errors) {
    PodSecurityContext podContext = spec.securityContext();
    if (podContext != null) {
      matches(
          podContext.seccompProfile(),
          annotations.get(SECCOMP_POD),
          path.child("securityContext", "seccompProfile"),
          errors);
    }
    for (ContainersValidation.Placed placed : ContainersValidation.all(spec, path)) {
      SecurityContext context = placed.container().securityContext();
      if (context != null) {
        matches(
            context.seccompProfile(),
            annotations.get(SECCOMP_CONTAINER + placed.container().name()),
            placed.path().child("securityContext", "seccompProfile"),
            errors);
      }
    }
  }

  private static void matches(
      @Nullable SeccompProfile profile,
      @Nullable String annotation,
      FieldPath path,
      List<FieldError> errors) {
    if (profile != null && annotation != null) {
      boolean runtimeDefault =
          annotation.equals(RUNTIME_DEFAULT) || annotation.equals(DOCKER_DEFAULT);
      matches(
          "seccomp",
          profile.type(),
          profile.localhostProfile(),
          annotation,
          runtimeDefault,
          path,
          errors);
    }
  }

  static void appArmorMatches(
      Map<String, String> annotations, PodSpec spec, FieldPath path, List<FieldError> errors) {
    if (spec.os() != null && spec.os().name().equals("windows")) {
      return;
    }
    PodSecurityContext podContext = spec.securityContext();
    AppArmorProfile podProfile = podContext == null ? null : podContext.appArmorProfile();
    for (ContainersValidation.Placed placed : ContainersValidation.all(spec, path)) {
      SecurityContext context = placed.container().securityContext();
      AppArmorProfile profile =
          context == null || context.appArmorProfile() == null
              ? podProfile
              : context.appArmorProfile();
      String annotation = annotations.get(APP_ARMOR + placed.container().name());
      if (profile != null && annotation != null) {
        matches(
            "apparmor",
            profile.type(),
            profile.localhostProfile(),
            annotation,
            annotation.equals(RUNTIME_DEFAULT),
            placed.path().child("securityContext", "appArmorProfile"),
            errors);
      }
    }
  }

  private static void matches(
      String what,
      String type,
      @Nullable String local,
      String annotation,
      boolean runtimeDefault,
      FieldPath path,
      List<FieldError> errors) {
    boolean sameType =
        switch (type) {
          case "Unconfined" -> annotation.equals(UNCONFINED);
          case "RuntimeDefault" -> runtimeDefault;
          case "Localhost" -> annotation.startsWith(LOCALHOST);
          default -> true;
        };
    if (!sameType) {
      errors.add(
          FieldError.forbidden(
              path.child("type"), what + " type in annotation and field must match"));
    } else if (type.equals("Localhost")
        && !annotation.substring(LOCALHOST.length()).equals(local)) {
      errors.add(
          FieldError.forbidden(
              path.child("localhostProfile"),
              what + " profile in annotation and field must match"));
    }
  }
}
