package dev.navarch.api.certificates.v1beta1;

import dev.navarch.apimachinery.value.Bytes;
import java.util.List;
import java.util.Set;

/**
 * Chooses the signer of a request that names none, as all did before signers had names: kubelets
 * are known by what they ask for.
 */
final class LegacySigners {
  private static final String KUBELET_CLIENT = "kubernetes.io/kube-apiserver-client-kubelet";
  private static final String KUBELET_SERVING = "kubernetes.io/kubelet-serving";
  private static final String UNKNOWN = "kubernetes.io/legacy-unknown";

  private static final Set<AlternativeName> HOSTS =
      Set.of(AlternativeName.DNS_NAME, AlternativeName.IP_ADDRESS);

  private LegacySigners() {}

  static String choose(Bytes request, List<String> usages) {
    return CertificateRequest.parse(request)
        .filter(LegacySigners::isForNode)
        .map(node -> choose(node.alternativeNames(), Set.copyOf(usages)))
        .orElse(UNKNOWN);
  }

  private static boolean isForNode(CertificateRequest request) {
    return request.organizations().equals(List.of("system:nodes"))
        && request.commonName().startsWith("system:node:");
  }

  /** A client shows who it is; a server shows where it is. */
  private static String choose(Set<AlternativeName> names, Set<String> usages) {
    if (names.isEmpty()) {
      return isFor(KeyUsage.CLIENT_AUTH, usages) ? KUBELET_CLIENT : UNKNOWN;
    }
    return HOSTS.containsAll(names) && isFor(KeyUsage.SERVER_AUTH, usages)
        ? KUBELET_SERVING
        : UNKNOWN;
  }

  /** Keys that cannot encipher, those of elliptic curves, leave that usage out. */
  private static boolean isFor(String purpose, Set<String> usages) {
    return usages.equals(Set.of(KeyUsage.DIGITAL_SIGNATURE, purpose))
        || usages.equals(Set.of(KeyUsage.DIGITAL_SIGNATURE, KeyUsage.KEY_ENCIPHERMENT, purpose));
  }
}
