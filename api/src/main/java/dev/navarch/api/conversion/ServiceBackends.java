package dev.navarch.api.conversion;

import dev.navarch.api.networking.v1.IngressServiceBackend;
import dev.navarch.api.networking.v1.ServiceBackendPort;
import dev.navarch.apimachinery.value.IntOrString;
import org.jspecify.annotations.Nullable;

/** The service behind an ingress: one value in the newest version, name and port apart before. */
public final class ServiceBackends {
  private ServiceBackends() {}

  /** The service, or null when neither name nor port was given. An empty port name was given. */
  public static @Nullable IngressServiceBackend of(String name, IntOrString port) {
    return name.isEmpty() && port.equals(IntOrString.ZERO)
        ? null
        : new IngressServiceBackend(name, port(port));
  }

  private static ServiceBackendPort port(IntOrString port) {
    return switch (port) {
      case IntOrString.Int(int number) -> new ServiceBackendPort("", number);
      case IntOrString.Str(String name) -> new ServiceBackendPort(name, 0);
    };
  }

  public static String name(@Nullable IngressServiceBackend service) {
    return service == null ? "" : service.name();
  }

  /** The port by name if it has one, else by number. */
  public static IntOrString port(@Nullable IngressServiceBackend service) {
    if (service == null) {
      return IntOrString.ZERO;
    }
    ServiceBackendPort port = service.port();
    return port.name().isEmpty() ? IntOrString.of(port.number()) : IntOrString.of(port.name());
  }
}
