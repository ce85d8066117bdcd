package dev.navarch.registry.admission.podsecurity;

import dev.navarch.api.core.v1.Capabilities;
import dev.navarch.api.core.v1.Lifecycle;
import dev.navarch.api.core.v1.LifecycleHandler;
import dev.navarch.api.core.v1.PodSecurityContext;
import dev.navarch.api.core.v1.Probe;
import dev.navarch.api.core.v1.Volume;
import dev.navarch.api.core.v1.WindowsSecurityContextOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a pod must not do that is to be kept from its node and its neighbours. */
final class BaselineChecks {
  private static final Set<String> CAPABILITIES =
      Set.of(
          "AUDIT_WRITE",
          "CHOWN",
          "DAC_OVERRIDE",
          "FOWNER",
          "FSETID",
          "KILL",
          "MKNOD",
          "NET_BIND_SERVICE",
          "SETFCAP",
          "SETGID",
          "SETPCAP",
          "SETUID",
          "SYS_CHROOT");

  private BaselineChecks() {}

  static Optional<Violation> capabilities(CheckedPod pod) {
    Set<String> forbidden = new TreeSet<>();
    List<String> bad =
        pod.named(container -> {
          List<String> added = notIn(CAPABILITIES, container);
          forbidden.addAll(added);
          return !added.isEmpty();
        });
    return bad.isEmpty()
        ? Optional.empty()
        : Optional.of(new Violation("non-default capabilities", addedCapabilities(bad, forbidden)));
  }

  static String addedCapabilities(List<String> containers, Set<String> capabilities) {
    return "%s must not include %s in securityContext.capabilities.add"
        .formatted(Wording.containers(containers), Wording.quoted(capabilities));
  }

  /** What a container adds to its capabilities besides those allowed. */
  static List<String> notIn(Set<String> allowed, CheckedContainer container) {
    Capabilities capabilities =
        container.security() == null ? null : container.security().capabilities();
    return capabilities == null
        ? List.of()
        : capabilities.add().stream().filter(name -> !allowed.contains(name)).toList();
  }

  static Optional<Violation> hostNamespaces(CheckedPod pod) {
    List<String> used = new ArrayList<>();
    if (pod.spec().hostNetwork()) {
      used.add("hostNetwork=true");
    }
    if (pod.spec().hostPID()) {
      used.add("hostPID=true");
    }
    if (pod.spec().hostIPC()) {
      used.add("hostIPC=true");
    }
    return used.isEmpty()
        ? Optional.empty()
        : Optional.of(new Violation("host namespaces", String.join(", ", used)));
  }

  static Optional<Violation> hostPathVolumes(CheckedPod pod) {
    List<String> volumes =
        pod.spec().volumes().stream()
            .filter(volume -> volume.volumeSource().hostPath() != null)
            .map(Volume::name)
            .toList();
    return volumes.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Violation(
                "hostPath volumes",
                Wording.plural("volume", "volumes", volumes.size())
                    + " "
                    + Wording.quoted(volumes)));
  }

  static Optional<Violation> hostPorts(CheckedPod pod) {
    Set<String> ports = new TreeSet<>();
    List<String> bad =
        pod.named(container -> {
          List<String> taken =
              container.ports().stream()
                  .filter(port -> port.hostPort() != 0)
                  .map(port -> Integer.toString(port.hostPort()))
                  .toList();
          ports.addAll(taken);
          return !taken.isEmpty();
        });
    return bad.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Violation(
                "hostPort",
                "%s %s %s %s"
                    .formatted(
                        Wording.containers(bad),
                        Wording.plural("uses", "use", bad.size()),
                        Wording.plural("hostPort", "hostPorts", ports.size()),
                        String.join(", ", ports))));
  }

  /** A probe of another host makes the node talk to whomever the pod wants. */
  static Optional<Violation> probeHosts(CheckedPod pod) {
    Set<String> hosts = new TreeSet<>();
    Set<String> bad = new TreeSet<>();
    for (CheckedContainer container : pod.containers()) {
      List<String> named =
          Stream.concat(
                  container.probes().stream().flatMap(BaselineChecks::hosts),
                  hosts(container.lifecycle()))
              .toList();
      if (!named.isEmpty()) {
        bad.add(container.name());
        hosts.addAll(named);
      }
    }
    return bad.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Violation(
                "probe or lifecycle host",
                "%s %s %s %s"
                    .formatted(
                        Wording.containers(List.copyOf(bad)),
                        Wording.plural("uses", "use", bad.size()),
                        Wording.plural(
                            "probe or lifecycle host", "probe or lifecycle hosts", hosts.size()),
                        Wording.quoted(hosts))));
  }

  private static Stream<String> hosts(Probe probe) {
    return Stream.concat(
            Stream.ofNullable(probe.probeHandler().httpGet()).map(get -> get.host()),
            Stream.ofNullable(probe.probeHandler().tcpSocket()).map(socket -> socket.host()))
        .filter(host -> !host.isEmpty());
  }

  private static Stream<String> hosts(@Nullable Lifecycle lifecycle) {
    return lifecycle == null
        ? Stream.of()
        : Stream.concat(
                Stream.ofNullable(lifecycle.postStart()), Stream.ofNullable(lifecycle.preStop()))
            .flatMap(BaselineChecks::hosts);
  }

  private static Stream<String> hosts(LifecycleHandler handler) {
    return Stream.concat(
            Stream.ofNullable(handler.httpGet()).map(get -> get.host()),
            Stream.ofNullable(handler.tcpSocket()).map(socket -> socket.host()))
        .filter(host -> !host.isEmpty());
  }

  static Optional<Violation> privileged(CheckedPod pod) {
    List<String> bad =
        pod.named(container ->
            container.security() != null && Boolean.TRUE.equals(container.security().privileged()));
    return bad.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Violation(
                "privileged",
                Wording.containers(bad) + " must not set securityContext.privileged=true"));
  }

  static Optional<Violation> procMount(CheckedPod pod) {
    Set<String> types = new TreeSet<>();
    List<String> bad =
        pod.named(container -> {
          String type = container.security() == null ? null : container.security().procMount();
          boolean unusual = type != null && !type.equals("Default");
          if (unusual) {
            types.add(type);
          }
          return unusual;
        });
    return bad.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Violation(
                "procMount",
                "%s must not set securityContext.procMount to %s"
                    .formatted(Wording.containers(bad), Wording.quoted(types))));
  }

  static Optional<Violation> procMountUnlessOwnUsers(CheckedPod pod) {
    return pod.hasOwnUsers() ? Optional.empty() : procMount(pod);
  }

  static Optional<Violation> windowsHostProcess(CheckedPod pod) {
    PodSecurityContext security = pod.security();
    boolean badPod = isHostProcess(security == null ? null : security.windowsOptions());
    List<String> badContainers =
        pod.named(container ->
            isHostProcess(
                container.security() == null ? null : container.security().windowsOptions()));
    List<String> setters = Wording.setters(badPod, badContainers);
    return setters.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Violation(
                "hostProcess",
                Wording.both(setters)
                    + " must not set securityContext.windowsOptions.hostProcess=true"));
  }

  private static boolean isHostProcess(@Nullable WindowsSecurityContextOptions options) {
    return options != null && Boolean.TRUE.equals(options.hostProcess());
  }
}
