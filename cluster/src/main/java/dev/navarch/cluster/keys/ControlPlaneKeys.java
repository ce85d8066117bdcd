package dev.navarch.cluster.keys;

import dev.navarch.apiserver.certificates.CertificateAuthority;
import dev.navarch.apiserver.certificates.CertifiedKey;
import dev.navarch.apiserver.certificates.Keys;
import dev.navarch.apiserver.certificates.ServingNames;
import java.security.KeyPair;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;

/**
 * What a control plane needs to be trusted, and to trust.
 *
 * @param authority certifies everybody
 * @param serving shows clients who the server is
 * @param administrator shows the server that a client may do everything
 * @param serviceAccounts signs the tokens of service accounts
 */
public record ControlPlaneKeys(
    CertificateAuthority authority,
    CertifiedKey serving,
    CertifiedKey administrator,
    KeyPair serviceAccounts) {
  private static final Duration LIFETIME = Duration.ofDays(7);

  /** Keys that live in memory alone, for a control plane that does. */
  public static ControlPlaneKeys inMemory(ServingNames names, InstantSource clock) {
    CertificateAuthority authority = CertificateAuthority.create("navarch", LIFETIME, clock);
    return new ControlPlaneKeys(
        authority,
        authority.issueServing("kube-apiserver", names, LIFETIME),
        authority.issueClient("kubernetes-admin", List.of("system:masters"), LIFETIME),
        Keys.create());
  }
}
