package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.PodOS;
import dev.navarch.api.core.v1.PodSecurityContext;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.SecurityContext;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;

/** Settings that do not exist on the operating system that a pod names. */
final class OperatingSystemValidation {
  private static final List<String> SYSTEMS = List.of("linux", "windows");
  private static final String NOT_ON_WINDOWS = "cannot be set for a windows pod";
  private static final String NOT_ON_LINUX = "windows options cannot be set for a linux pod";

  private OperatingSystemValidation() {}

  static void check(PodSpec spec, FieldPath path, List<FieldError> errors) {
    PodOS os = spec.os();
    if (os == null) {
      return;
    }
    switch (os.name()) {
      case "" -> errors.add(FieldError.required(path.child("os", "name"), "cannot be empty"));
      case "linux" -> linux(spec, path, errors);
      case "windows" -> windows(spec, path, errors);
      default -> errors.add(FieldError.notSupported(path.child("os"), os.name(), SYSTEMS));
    }
  }

  private static void linux(PodSpec spec, FieldPath path, List<FieldError> errors) {
    PodSecurityContext context = spec.securityContext();
    if (context != null && context.windowsOptions() != null) {
      errors.add(
          FieldError.forbidden(path.child("securityContext", "windowsOptions"), NOT_ON_LINUX));
    }
    for (ContainersValidation.Placed placed : ContainersValidation.all(spec, path)) {
      SecurityContext own = placed.container().securityContext();
      if (own != null && own.windowsOptions() != null) {
        errors.add(
            FieldError.forbidden(
                placed.path().child("securityContext", "windowsOptions"), NOT_ON_LINUX));
      }
    }
  }

  private static void windows(PodSpec spec, FieldPath path, List<FieldError> errors) {
    PodSecurityContext context =
        spec.securityContext() == null
            ? PodSecurityContext.builder().build()
            : spec.securityContext();
    FieldPath at = path.child("securityContext");
    forbidIf(context.appArmorProfile() != null, at.child("appArmorProfile"), errors);
    forbidIf(context.seLinuxOptions() != null, at.child("seLinuxOptions"), errors);
    forbidIf(spec.hostUsers() != null, path.child("hostUsers"), errors);
    forbidIf(spec.hostPID(), path.child("hostPID"), errors);
    forbidIf(spec.hostIPC(), path.child("hostIPC"), errors);
    forbidIf(context.seccompProfile() != null, at.child("seccompProfile"), errors);
    forbidIf(context.fsGroup() != null, at.child("fsGroup"), errors);
    forbidIf(context.fsGroupChangePolicy() != null, at.child("fsGroupChangePolicy"), errors);
    forbidIf(!context.sysctls().isEmpty(), at.child("sysctls"), errors);
    forbidIf(spec.shareProcessNamespace() != null, path.child("shareProcessNamespace"), errors);
    forbidIf(context.runAsUser() != null, at.child("runAsUser"), errors);
    forbidIf(context.runAsGroup() != null, at.child("runAsGroup"), errors);
    forbidIf(!context.supplementalGroups().isEmpty(), at.child("supplementalGroups"), errors);
    forbidIf(
        context.supplementalGroupsPolicy() != null, at.child("supplementalGroupsPolicy"), errors);
    forbidIf(context.seLinuxChangePolicy() != null, at.child("seLinuxChangePolicy"), errors);
    for (ContainersValidation.Placed placed : ContainersValidation.all(spec, path)) {
      SecurityContext own = placed.container().securityContext();
      if (own != null) {
        windowsContainer(own, placed.path().child("securityContext"), errors);
      }
    }
  }

  private static void windowsContainer(
      SecurityContext context, FieldPath path, List<FieldError> errors) {
    forbidIf(context.appArmorProfile() != null, path.child("appArmorProfile"), errors);
    forbidIf(context.seLinuxOptions() != null, path.child("seLinuxOptions"), errors);
    forbidIf(context.seccompProfile() != null, path.child("seccompProfile"), errors);
    forbidIf(context.capabilities() != null, path.child("capabilities"), errors);
    forbidIf(
        context.readOnlyRootFilesystem() != null, path.child("readOnlyRootFilesystem"), errors);
    forbidIf(context.privileged() != null, path.child("privileged"), errors);
    forbidIf(
        context.allowPrivilegeEscalation() != null, path.child("allowPrivilegeEscalation"), errors);
    forbidIf(context.procMount() != null, path.child("procMount"), errors);
    forbidIf(context.runAsUser() != null, path.child("runAsUser"), errors);
    forbidIf(context.runAsGroup() != null, path.child("runAsGroup"), errors);
  }

  private static void forbidIf(boolean set, FieldPath path, List<FieldError> errors) {
    if (set) {
      errors.add(FieldError.forbidden(path, NOT_ON_WINDOWS));
    }
  }
}
