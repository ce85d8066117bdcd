package dev.navarch.registry.admission.podsecurity;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.ContainerPort;
import dev.navarch.api.core.v1.EphemeralContainerCommon;
import dev.navarch.api.core.v1.Lifecycle;
import dev.navarch.api.core.v1.Probe;
import dev.navarch.api.core.v1.SecurityContext;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What the checks look at in a container of whatever sort. */
record CheckedContainer(
    String name,
    @Nullable SecurityContext security,
    List<ContainerPort> ports,
    List<Probe> probes,
    @Nullable Lifecycle lifecycle) {

  static CheckedContainer of(Container container) {
    return new CheckedContainer(
        container.name(),
        container.securityContext(),
        container.ports(),
        present(container.livenessProbe(), container.readinessProbe(), container.startupProbe()),
        container.lifecycle());
  }

  static CheckedContainer of(EphemeralContainerCommon container) {
    return new CheckedContainer(
        container.name(),
        container.securityContext(),
        container.ports(),
        present(container.livenessProbe(), container.readinessProbe(), container.startupProbe()),
        container.lifecycle());
  }

  private static List<Probe> present(@Nullable Probe... probes) {
    return Stream.of(probes).filter(Objects::nonNull).map(Objects::requireNonNull).toList();
  }
}
