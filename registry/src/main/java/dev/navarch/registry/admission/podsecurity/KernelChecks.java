package dev.navarch.registry.admission.podsecurity;

import dev.navarch.api.core.v1.PodSecurityContext;
import dev.navarch.api.core.v1.SELinuxOptions;
import dev.navarch.api.core.v1.Sysctl;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What a pod may tell the kernel: SELinux labels and settings. Both lists grow with releases. */
final class KernelChecks {
  private static final Set<String> SELINUX_TYPES =
      Set.of("", "container_t", "container_init_t", "container_kvm_t");
  private static final Set<String> SELINUX_TYPES_1_31 =
      Set.of("", "container_t", "container_init_t", "container_kvm_t", "container_engine_t");

  private static final Set<String> SYSCTLS =
      Set.of(
          "kernel.shm_rmid_forced",
          "net.ipv4.ip_local_port_range",
          "net.ipv4.tcp_syncookies",
          "net.ipv4.ping_group_range",
          "net.ipv4.ip_unprivileged_port_start");
  private static final Set<String> SYSCTLS_1_27 =
      union(SYSCTLS, "net.ipv4.ip_local_reserved_ports");
  private static final Set<String> SYSCTLS_1_29 =
      union(
          SYSCTLS_1_27,
          "net.ipv4.tcp_keepalive_time",
          "net.ipv4.tcp_fin_timeout",
          "net.ipv4.tcp_keepalive_intvl",
          "net.ipv4.tcp_keepalive_probes");
  private static final Set<String> SYSCTLS_1_32 =
      union(SYSCTLS_1_29, "net.ipv4.tcp_rmem", "net.ipv4.tcp_wmem");

  private KernelChecks() {}

  static Optional<Violation> seLinux(CheckedPod pod) {
    return seLinux(pod, SELINUX_TYPES);
  }

  static Optional<Violation> seLinux131(CheckedPod pod) {
    return seLinux(pod, SELINUX_TYPES_1_31);
  }

  private static Optional<Violation> seLinux(CheckedPod pod, Set<String> allowed) {
    List<SELinuxOptions> bad = new ArrayList<>();
    PodSecurityContext security = pod.security();
    boolean badPod = addIfBad(bad, security == null ? null : security.seLinuxOptions(), allowed);
    List<String> badContainers =
        pod.named(container ->
            addIfBad(
                bad,
                container.security() == null ? null : container.security().seLinuxOptions(),
                allowed));
    if (bad.isEmpty()) {
      return Optional.empty();
    }
    Set<String> types = new TreeSet<>();
    bad.stream().map(SELinuxOptions::type).forEach(types::add);
    types.removeAll(allowed);
    List<String> problems = new ArrayList<>();
    if (!types.isEmpty()) {
      problems.add(Wording.plural("type", "types", types.size()) + " " + Wording.quoted(types));
    }
    if (bad.stream().anyMatch(options -> !options.user().isEmpty())) {
      problems.add("user may not be set");
    }
    if (bad.stream().anyMatch(options -> !options.role().isEmpty())) {
      problems.add("role may not be set");
    }
    return Optional.of(
        new Violation(
            "seLinuxOptions",
            "%s set forbidden securityContext.seLinuxOptions: %s"
                .formatted(
                    Wording.both(Wording.setters(badPod, badContainers)),
                    String.join("; ", problems))));
  }

  private static boolean addIfBad(
      List<SELinuxOptions> bad, @Nullable SELinuxOptions options, Set<String> allowed) {
    return options != null
        && (!allowed.contains(options.type())
            || !options.user().isEmpty()
            || !options.role().isEmpty())
        && bad.add(options);
  }

  private static Set<String> union(Set<String> some, String... more) {
    Set<String> all = new TreeSet<>(some);
    all.addAll(List.of(more));
    return Set.copyOf(all);
  }

  static Optional<Violation> sysctls(CheckedPod pod) {
    return sysctls(pod, SYSCTLS);
  }

  static Optional<Violation> sysctls127(CheckedPod pod) {
    return sysctls(pod, SYSCTLS_1_27);
  }

  static Optional<Violation> sysctls129(CheckedPod pod) {
    return sysctls(pod, SYSCTLS_1_29);
  }

  static Optional<Violation> sysctls132(CheckedPod pod) {
    return sysctls(pod, SYSCTLS_1_32);
  }

  private static Optional<Violation> sysctls(CheckedPod pod, Set<String> allowed) {
    PodSecurityContext security = pod.security();
    List<String> forbidden =
        security == null
            ? List.of()
            : security.sysctls().stream()
                .map(Sysctl::name)
                .filter(name -> !allowed.contains(name))
                .toList();
    return forbidden.isEmpty()
        ? Optional.empty()
        : Optional.of(new Violation("forbidden sysctls", String.join(", ", forbidden)));
  }
}
