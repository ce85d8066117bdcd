package dev.navarch.registry.admission.podsecurity;

import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/** Which checks make up which level, and since which release in which form. */
final class Checks {
  /**
   * One form of a check.
   *
   * @param since the first release, by its second number, with this form
   * @param replaces checks of the weaker level that have nothing to add to this one
   */
  private record Check(
      String id,
      Level level,
      int since,
      Set<String> replaces,
      Function<CheckedPod, Optional<Violation>> rule) {}

  private static final List<Check> ALL =
      List.of(
          baseline("appArmorProfile", 0, ProfileChecks::appArmor),
          baseline("capabilities_baseline", 0, BaselineChecks::capabilities),
          baseline("hostNamespaces", 0, BaselineChecks::hostNamespaces),
          baseline("hostPathVolumes", 0, BaselineChecks::hostPathVolumes),
          baseline("hostPorts", 0, BaselineChecks::hostPorts),
          baseline("hostProbesAndHostLifecycle", 34, BaselineChecks::probeHosts),
          baseline("privileged", 0, BaselineChecks::privileged),
          baseline("procMount", 0, BaselineChecks::procMount),
          baseline("procMount", 35, BaselineChecks::procMountUnlessOwnUsers),
          baseline("seLinuxOptions", 0, KernelChecks::seLinux),
          baseline("seLinuxOptions", 31, KernelChecks::seLinux131),
          baseline("seccompProfile_baseline", 0, ProfileChecks::seccompAnnotations),
          baseline("seccompProfile_baseline", 19, ProfileChecks::seccompBaseline),
          baseline("sysctls", 0, KernelChecks::sysctls),
          baseline("sysctls", 27, KernelChecks::sysctls127),
          baseline("sysctls", 29, KernelChecks::sysctls129),
          baseline("sysctls", 32, KernelChecks::sysctls132),
          baseline("windowsHostProcess", 0, BaselineChecks::windowsHostProcess),
          restricted(
              "allowPrivilegeEscalation", 8, Set.of(), RestrictedChecks::privilegeEscalation),
          restricted(
              "allowPrivilegeEscalation",
              25,
              Set.of(),
              RestrictedChecks::privilegeEscalationButForWindows),
          restricted(
              "capabilities_restricted",
              22,
              Set.of("capabilities_baseline"),
              RestrictedChecks::capabilities),
          restricted(
              "capabilities_restricted",
              25,
              Set.of("capabilities_baseline"),
              RestrictedChecks::capabilitiesButForWindows),
          restricted("procMount_restricted", 35, Set.of("procMount"), BaselineChecks::procMount),
          restricted("restrictedVolumes", 0, Set.of("hostPathVolumes"), RestrictedChecks::volumes),
          restricted("runAsNonRoot", 0, Set.of(), RestrictedChecks::runAsNonRoot),
          restricted("runAsNonRoot", 35, Set.of(), RestrictedChecks::runAsNonRootUnlessOwnUsers),
          restricted("runAsUser", 23, Set.of(), RestrictedChecks::runAsUser),
          restricted("runAsUser", 35, Set.of(), RestrictedChecks::runAsUserUnlessOwnUsers),
          restricted(
              "seccompProfile_restricted",
              19,
              Set.of("seccompProfile_baseline"),
              ProfileChecks::seccompRestricted),
          restricted(
              "seccompProfile_restricted",
              25,
              Set.of("seccompProfile_baseline"),
              ProfileChecks::seccompRestrictedButForWindows));

  private Checks() {}

  private static Check baseline(
      String id, int since, Function<CheckedPod, Optional<Violation>> rule) {
    return new Check(id, Level.BASELINE, since, Set.of(), rule);
  }

  private static Check restricted(
      String id, int since, Set<String> replaces, Function<CheckedPod, Optional<Violation>> rule) {
    return new Check(id, Level.RESTRICTED, since, replaces, rule);
  }

  /** What a standard has against a pod: the weaker level's rules first, each level's by name. */
  static Findings find(Standard standard, ObjectMeta metadata, PodSpec spec) {
    if (standard.isPrivileged()) {
      return new Findings(List.of());
    }
    CheckedPod pod = CheckedPod.of(metadata, spec);
    List<Violation> violations = new ArrayList<>();
    for (Check check : inForce(standard)) {
      check.rule().apply(pod).ifPresent(violations::add);
    }
    return new Findings(violations);
  }

  private static List<Check> inForce(Standard standard) {
    Map<String, Check> newest = new TreeMap<>();
    for (Check check : ALL) {
      if (check.level().compareTo(standard.level()) <= 0
          && check.since() <= standard.version().minor()) {
        newest.merge(check.id(), check, (a, b) -> a.since() > b.since() ? a : b);
      }
    }
    List<Check> inForce = new ArrayList<>(newest.values());
    for (Check check : newest.values()) {
      inForce.removeIf(other -> check.replaces().contains(other.id()));
    }
    inForce.sort(Comparator.comparing(Check::level));
    return inForce;
  }
}
