package dev.navarch.cluster.controlplane;

import dev.navarch.apiserver.authentication.Authenticator;
import dev.navarch.apiserver.authorization.Authorizer;
import dev.navarch.apiserver.authorization.Decision;
import dev.navarch.apiserver.http.HttpOptions;
import dev.navarch.registry.generic.ServedVersions;
import dev.navarch.storage.FatalErrors;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import javax.net.ssl.X509TrustManager;

/**
 * How a control plane is to be.
 *
 * @param advertiseAddress where others reach the server
 * @param serviceRange where services get their addresses from
 * @param eventLifetime how long events are kept
 * @param authenticators ways to know clients besides certificates and service accounts
 * @param clientAuthorities who besides the control plane's own authority may vouch for clients
 * @param anonymous whether requests without credentials are served as those of {@code
 *     system:anonymous}; see {@link #allowsAnonymous}
 * @param authorization {@code RBAC}, {@code AlwaysAllow}, asked in this order
 * @param enabledAdmission plug-ins to use besides those that are always used
 * @param disabledAdmission plug-ins not to use
 * @param disabledControllers what not to do by itself, by the names of Kubernetes' controllers
 * @param controllerStart when the others begin
 * @param fatalErrors receives errors of the virtual machine that ended requests
 * @param bootstrapped whether the store is left as it is, and nothing created or repaired in it
 */
public record ControlPlaneOptions(
    HttpOptions http,
    String advertiseAddress,
    ServedVersions versions,
    String serviceRange,
    Duration eventLifetime,
    List<Authenticator> authenticators,
    List<X509TrustManager> clientAuthorities,
    boolean anonymous,
    List<String> authorization,
    List<String> enabledAdmission,
    List<String> disabledAdmission,
    Set<String> disabledControllers,
    ControllerStart controllerStart,
    boolean bootstrapped,
    int maxReading,
    int maxWriting,
    FatalErrors fatalErrors,
    InstantSource clock) {

  /** The authorization mode that allows every request. */
  static final String ALWAYS_ALLOW = "AlwaysAllow";

  public static final String DEFAULT_SERVICE_RANGE = "10.0.0.0/24";

  public ControlPlaneOptions {
    authenticators = List.copyOf(authenticators);
    clientAuthorities = List.copyOf(clientAuthorities);
    authorization = List.copyOf(authorization);
    enabledAdmission = List.copyOf(enabledAdmission);
    disabledAdmission = List.copyOf(disabledAdmission);
    disabledControllers = Set.copyOf(disabledControllers);
  }

  /** A control plane with RBAC on an address of this machine, and everything else as usual. */
  public static ControlPlaneOptions of(InetSocketAddress address) {
    return at(address).build();
  }

  /** Options that differ from {@linkplain #of the usual ones} in what is said next. */
  public static ControlPlaneOptionsBuilder at(InetSocketAddress address) {
    return new ControlPlaneOptionsBuilder(address);
  }

  /**
   * Returns whether anonymous requests are served. They never are where everything is allowed to
   * every known user, whatever {@link #anonymous} says.
   */
  public boolean allowsAnonymous() {
    return anonymous && !authorization.contains(ALWAYS_ALLOW);
  }

  /** Allows everything to everybody who is known. */
  static Authorizer alwaysAllow() {
    return attributes -> new Decision.Allowed("");
  }
}
