package dev.navarch.cluster.keys;

import dev.navarch.apimachinery.collect.Lazy;
import dev.navarch.apiserver.certificates.CertificateAuthority;
import dev.navarch.apiserver.certificates.CertifiedKey;
import dev.navarch.apiserver.certificates.Keys;
import dev.navarch.apiserver.certificates.ServingNames;
import java.security.KeyPair;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Supplier;

/**
 * What a control plane needs to be trusted, and to trust. Keys that live in memory are made when
 * they are first asked for: a control plane that nobody calls from outside needs few of them, and
 * each takes long in a JVM that has just started. May be used by any thread.
 */
public final class ControlPlaneKeys {
  private static final Duration LIFETIME = Duration.ofDays(7);

  private final CertificateAuthority authority;
  private final Lazy<CertifiedKey> serving;
  private final Lazy<CertifiedKey> administrator;
  private final Lazy<KeyPair> serviceAccounts;

  private ControlPlaneKeys(
      CertificateAuthority authority,
      Lazy<CertifiedKey> serving,
      Lazy<CertifiedKey> administrator,
      Lazy<KeyPair> serviceAccounts) {
    this.authority = authority;
    this.serving = serving;
    this.administrator = administrator;
    this.serviceAccounts = serviceAccounts;
  }

  public ControlPlaneKeys(
      CertificateAuthority authority,
      CertifiedKey serving,
      CertifiedKey administrator,
      KeyPair serviceAccounts) {
    this(authority, Lazy.made(serving), Lazy.made(administrator), Lazy.made(serviceAccounts));
  }

  /** Keys that live in memory alone, for a control plane that does. */
  public static ControlPlaneKeys inMemory(Supplier<ServingNames> names, InstantSource clock) {
    CertificateAuthority authority = CertificateAuthority.create("navarch", LIFETIME, clock);
    return new ControlPlaneKeys(
        authority,
        Lazy.of(() -> authority.issueServing("kube-apiserver", names.get(), LIFETIME)),
        Lazy.of(
            () -> authority.issueClient("kubernetes-admin", List.of("system:masters"), LIFETIME)),
        Lazy.of(Keys::create));
  }

  /** Certifies everybody. */
  public CertificateAuthority authority() {
    return authority;
  }

  /** Shows clients who the server is. */
  public CertifiedKey serving() {
    return serving.get();
  }

  /** Shows the server that a client may do everything. */
  public CertifiedKey administrator() {
    return administrator.get();
  }

  /** Signs the tokens of service accounts. */
  public KeyPair serviceAccounts() {
    return serviceAccounts.get();
  }
}
