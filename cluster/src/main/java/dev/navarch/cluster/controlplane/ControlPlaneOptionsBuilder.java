package dev.navarch.cluster.controlplane;

import dev.navarch.apiserver.authentication.Authenticator;
import dev.navarch.apiserver.http.HttpOptions;
import dev.navarch.registry.generic.ServedVersions;
import dev.navarch.storage.FatalErrors;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import javax.net.ssl.X509TrustManager;

/** Options in the making; what is not said is as usual. For one thread. */
public final class ControlPlaneOptionsBuilder {
  private final HttpOptions http;
  private String advertiseAddress;
  private ServedVersions versions = ServedVersions.all();
  private String serviceRange = ControlPlaneOptions.DEFAULT_SERVICE_RANGE;
  private Duration eventLifetime = Duration.ofHours(1);
  private List<Authenticator> authenticators = List.of();
  private List<X509TrustManager> clientAuthorities = List.of();
  private boolean anonymous = true;
  private List<String> authorization = List.of("RBAC");
  private List<String> enabledAdmission = List.of();
  private List<String> disabledAdmission = List.of();
  private Set<String> disabledControllers = Set.of();
  private ControllerStart controllerStart = new ControllerStart.AtOnce();
  private boolean bootstrapped;
  private int maxReading = 400;
  private int maxWriting = 200;
  private FatalErrors fatalErrors = FatalErrors.REPORTED_TO_CALLERS;
  private InstantSource clock = InstantSource.system();

  ControlPlaneOptionsBuilder(InetSocketAddress address) {
    this.http = HttpOptions.of(address);
    this.advertiseAddress = address.getAddress().getHostAddress();
  }

  public ControlPlaneOptionsBuilder advertiseAddress(String address) {
    this.advertiseAddress = address;
    return this;
  }

  public ControlPlaneOptionsBuilder versions(ServedVersions served) {
    this.versions = served;
    return this;
  }

  public ControlPlaneOptionsBuilder serviceRange(String range) {
    this.serviceRange = range;
    return this;
  }

  public ControlPlaneOptionsBuilder eventLifetime(Duration lifetime) {
    this.eventLifetime = lifetime;
    return this;
  }

  public ControlPlaneOptionsBuilder authenticators(List<Authenticator> others) {
    this.authenticators = others;
    return this;
  }

  public ControlPlaneOptionsBuilder clientAuthorities(List<X509TrustManager> others) {
    this.clientAuthorities = others;
    return this;
  }

  /**
   * Whether requests without credentials are served; true unless set. They are never served with
   * the authorization mode {@code AlwaysAllow}.
   */
  public ControlPlaneOptionsBuilder anonymous(boolean allowed) {
    this.anonymous = allowed;
    return this;
  }

  public ControlPlaneOptionsBuilder authorization(List<String> modes) {
    this.authorization = modes;
    return this;
  }

  public ControlPlaneOptionsBuilder admission(List<String> enabled, List<String> disabled) {
    this.enabledAdmission = enabled;
    this.disabledAdmission = disabled;
    return this;
  }

  /**
   * Which controllers run: see {@link ControllerSelection}. None if nothing is named, all unless
   * set.
   *
   * @throws IllegalArgumentException if a name is not known; the message lists those that are
   */
  public ControlPlaneOptionsBuilder controllers(Collection<String> selection) {
    this.disabledControllers = ControllerSelection.disabled(selection);
    return this;
  }

  /** When controllers begin; at once unless set. */
  public ControlPlaneOptionsBuilder controllerStart(ControllerStart start) {
    this.controllerStart = start;
    return this;
  }

  /** The store holds what a control plane begins with, and is left as it is. */
  public ControlPlaneOptionsBuilder bootstrapped() {
    this.bootstrapped = true;
    return this;
  }

  public ControlPlaneOptionsBuilder atOnce(int reading, int writing) {
    this.maxReading = reading;
    this.maxWriting = writing;
    return this;
  }

  /** Sets the reaction to errors of the virtual machine; clients receive them unless set. */
  public ControlPlaneOptionsBuilder fatalErrors(FatalErrors reaction) {
    this.fatalErrors = reaction;
    return this;
  }

  public ControlPlaneOptionsBuilder clock(InstantSource source) {
    this.clock = source;
    return this;
  }

  /** The options as they were said. */
  public ControlPlaneOptions build() {
    return new ControlPlaneOptions(
        http,
        advertiseAddress,
        versions,
        serviceRange,
        eventLifetime,
        authenticators,
        clientAuthorities,
        anonymous,
        authorization,
        enabledAdmission,
        disabledAdmission,
        disabledControllers,
        controllerStart,
        bootstrapped,
        maxReading,
        maxWriting,
        fatalErrors,
        clock);
  }
}
