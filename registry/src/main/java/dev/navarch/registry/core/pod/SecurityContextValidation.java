package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.AppArmorProfile;
import dev.navarch.api.core.v1.Capabilities;
import dev.navarch.api.core.v1.PodSecurityContext;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.SeccompProfile;
import dev.navarch.api.core.v1.SecurityContext;
import dev.navarch.api.core.v1.Sysctl;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.InternalForm;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import dev.navarch.registry.validation.TextSyntax;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who a pod's processes run as, and what they may do. */
final class SecurityContextValidation {
  private static final List<String> PROFILE_TYPES =
      List.of("Localhost", "RuntimeDefault", "Unconfined");
  private static final List<String> PROC_MOUNTS = List.of("Default", "Unmasked");
  private static final List<String> GROUP_CHANGES = List.of("Always", "OnRootMismatch");
  private static final List<String> GROUP_POLICIES = List.of("Merge", "Strict");
  private static final List<String> SE_LINUX_CHANGES = List.of("MountOption", "Recursive");
  private static final Set<String> IPC_SYSCTLS = Set.of("kernel.sem");
  private static final List<String> IPC_SYSCTL_PREFIXES =
      List.of("kernel.shm", "kernel.msg", "fs.mqueue.");
  private static final int MAX_PROFILE = 4095;
  private static final String SYSCTL_ERROR =
      "must have at most 253 characters and match regex"
          + " ^([a-z0-9]([-_a-z0-9]*[a-z0-9])?[\\./])*[a-z0-9]([-_a-z0-9]*[a-z0-9])?$";

  private SecurityContextValidation() {}

  static void container(
      @Nullable SecurityContext context,
      boolean hostUsers,
      FieldPath path,
      List<FieldError> errors) {
    if (context == null) {
      return;
    }
    NumberValidation.id(context.runAsUser(), path.child("runAsUser"), errors);
    NumberValidation.id(context.runAsGroup(), path.child("runAsGroup"), errors);
    String procMount = context.procMount();
    if (procMount != null) {
      NameValidation.supported(procMount, PROC_MOUNTS, path.child("procMount"), errors);
      if (hostUsers && procMount.equals("Unmasked")) {
        errors.add(
            FieldError.invalid(
                path.child("procMount"), procMount, "`hostUsers` must be false to use `Unmasked`"));
      }
    }
    seccomp(context.seccompProfile(), path.child("seccompProfile"), errors);
    if (Boolean.FALSE.equals(context.allowPrivilegeEscalation())) {
      noEscalation(context, path, errors);
    }
    WindowsValidation.options(context.windowsOptions(), path.child("windowsOptions"), errors);
    appArmor(context.appArmorProfile(), path.child("appArmorProfile"), errors);
  }

  private static void noEscalation(
      SecurityContext context, FieldPath path, List<FieldError> errors) {
    if (Boolean.TRUE.equals(context.privileged())) {
      errors.add(
          FieldError.invalid(
              path,
              InternalForm.shown(context),
              "cannot set `allowPrivilegeEscalation` to false and `privileged` to true"));
    }
    Capabilities capabilities = context.capabilities();
    if (capabilities != null) {
      for (String capability : capabilities.add()) {
        if (capability.equals("CAP_SYS_ADMIN")) {
          errors.add(
              FieldError.invalid(
                  path,
                  InternalForm.shown(context),
                  "cannot set `allowPrivilegeEscalation` to false and `capabilities.Add`"
                      + " CAP_SYS_ADMIN"));
        }
      }
    }
  }

  /** The context of a whole pod, with the fields beside it that belong to it. */
  static void pod(
      PodSpec spec, PodValidationOptions options, FieldPath specPath, List<FieldError> errors) {
    PodSecurityContext context = spec.securityContext();
    FieldPath path = specPath.child("securityContext");
    if (context == null) {
      shareProcesses(spec, path, errors);
      return;
    }
    NumberValidation.id(context.fsGroup(), path.child("fsGroup"), errors);
    NumberValidation.id(context.runAsUser(), path.child("runAsUser"), errors);
    NumberValidation.id(context.runAsGroup(), path.child("runAsGroup"), errors);
    for (int i = 0; i < context.supplementalGroups().size(); i++) {
      NumberValidation.id(
          context.supplementalGroups().get(i), path.child("supplementalGroups").index(i), errors);
    }
    shareProcesses(spec, path, errors);
    sysctls(spec, context, options, path.child("sysctls"), errors);
    supported(
        context.fsGroupChangePolicy(), GROUP_CHANGES, path.child("fsGroupChangePolicy"), errors);
    seccomp(context.seccompProfile(), path.child("seccompProfile"), errors);
    WindowsValidation.options(context.windowsOptions(), path.child("windowsOptions"), errors);
    appArmor(context.appArmorProfile(), path.child("appArmorProfile"), errors);
    supported(
        context.supplementalGroupsPolicy(),
        GROUP_POLICIES,
        path.child("supplementalGroupsPolicy"),
        errors);
    supported(
        context.seLinuxChangePolicy(), SE_LINUX_CHANGES, path.child("seLinuxChangePolicy"), errors);
  }

  private static void shareProcesses(PodSpec spec, FieldPath path, List<FieldError> errors) {
    if (spec.hostPID() && Boolean.TRUE.equals(spec.shareProcessNamespace())) {
      errors.add(
          FieldError.invalid(
              path.child("shareProcessNamespace"),
              true,
              "ShareProcessNamespace and HostPID cannot both be enabled"));
    }
  }

  private static void supported(
      @Nullable String value, List<String> values, FieldPath path, List<FieldError> errors) {
    if (value != null) {
      NameValidation.supported(value, values, path, errors);
    }
  }

  private static void sysctls(
      PodSpec spec,
      PodSecurityContext context,
      PodValidationOptions options,
      FieldPath path,
      List<FieldError> errors) {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < context.sysctls().size(); i++) {
      String name = context.sysctls().get(i).name();
      FieldPath at = path.index(i).child("name");
      if (name.isEmpty()) {
        errors.add(FieldError.required(at));
      } else if (!TextSyntax.isSysctlName(name)) {
        errors.add(FieldError.invalid(at, name, SYSCTL_ERROR));
      } else if (seen.contains(name)) {
        errors.add(FieldError.duplicate(at, name));
      }
      if (!options.anyHostSysctl()) {
        hostSysctl(name, spec, at, errors);
      }
      seen.add(name);
    }
  }

  /** Whether a pod sets parameters of namespaces that it shares with its host. */
  static void hostSysctls(
      PodSpec spec, FieldPath path, PodValidationOptions options, List<FieldError> errors) {
    PodSecurityContext context = spec.securityContext();
    if (context != null && !options.anyHostSysctl()) {
      for (Sysctl sysctl : context.sysctls()) {
        hostSysctl(sysctl.name(), spec, path, errors);
      }
    }
  }

  private static void hostSysctl(
      String name, PodSpec spec, FieldPath path, List<FieldError> errors) {
    String dotted = name.replace('/', '.');
    if (spec.hostNetwork() && dotted.startsWith("net.")) {
      errors.add(FieldError.invalid(path, name, "may not be specified when 'hostNetwork' is true"));
    } else if (spec.hostIPC()
        && (IPC_SYSCTLS.contains(dotted)
            || IPC_SYSCTL_PREFIXES.stream().anyMatch(dotted::startsWith))) {
      errors.add(FieldError.invalid(path, name, "may not be specified when 'hostIPC' is true"));
    }
  }

  private static void seccomp(
      @Nullable SeccompProfile profile, FieldPath path, List<FieldError> errors) {
    if (profile == null) {
      return;
    }
    if (profile.type().isEmpty()) {
      errors.add(
          FieldError.required(path.child("type"), "type is required when seccompProfile is set"));
    } else {
      NameValidation.supported(profile.type(), PROFILE_TYPES, path.child("type"), errors);
    }
    String local = profile.localhostProfile();
    FieldPath localPath = path.child("localhostProfile");
    if (!profile.type().equals("Localhost")) {
      if (local != null) {
        errors.add(
            FieldError.invalid(
                localPath,
                InternalForm.shown(profile),
                "can only be set when seccomp type is Localhost"));
      }
    } else if (local == null) {
      errors.add(FieldError.required(localPath, "must be set when seccomp type is Localhost"));
    } else {
      LocalPath.descending(local, localPath, errors);
    }
  }

  private static void appArmor(
      @Nullable AppArmorProfile profile, FieldPath path, List<FieldError> errors) {
    if (profile == null) {
      return;
    }
    FieldPath localPath = path.child("localhostProfile");
    String local = profile.localhostProfile();
    switch (profile.type()) {
      case "Localhost" -> localAppArmor(local, localPath, errors);
      case "RuntimeDefault", "Unconfined" -> {
        if (local != null) {
          errors.add(
              FieldError.invalid(
                  localPath, local, "can only be set when AppArmor type is Localhost"));
        }
      }
      case "" ->
          errors.add(
              FieldError.required(
                  path.child("type"), "type is required when appArmorProfile is set"));
      default ->
          errors.add(FieldError.notSupported(path.child("type"), profile.type(), PROFILE_TYPES));
    }
  }

  private static void localAppArmor(
      @Nullable String local, FieldPath path, List<FieldError> errors) {
    if (local == null) {
      errors.add(FieldError.required(path, "must be set when AppArmor type is Localhost"));
      return;
    }
    if (!local.strip().equals(local)) {
      errors.add(FieldError.invalid(path, local, "must not be padded with whitespace"));
    } else if (local.isEmpty()) {
      errors.add(FieldError.required(path, "must be set when AppArmor type is Localhost"));
    }
    if (TextSyntax.utf8Length(local) > MAX_PROFILE) {
      errors.add(FieldError.tooLong(path, MAX_PROFILE));
    }
  }
}
