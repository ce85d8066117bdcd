package dev.navarch.registry.certificates;

import dev.navarch.api.certificates.v1.CertificateSigningRequest;
import dev.navarch.api.install.ResourceType;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.apiserver.rest.ResourceStore;
import dev.navarch.apiserver.rest.Rest;
import dev.navarch.registry.certificates.certificatesigningrequest.CertificateSigningRequestStrategy;
import dev.navarch.registry.certificates.clustertrustbundle.ClusterTrustBundleStrategy;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.generic.ValidatedStrategy;
import java.util.Optional;

/** What is special about requests for certificates and those who sign them. */
public final class CertificatesResources implements GroupResources {
  public static final CertificatesResources INSTANCE = new CertificatesResources();

  private static final String GROUP = "certificates.k8s.io";

  private CertificatesResources() {}

  @Override
  public Optional<Behavior<?>> behavior(String resource, RegistryContext context) {
    return switch (resource) {
      case "certificatesigningrequests" -> {
        CertificateSigningRequestStrategy main = new CertificateSigningRequestStrategy();
        yield Optional.of(new Behavior<>(main, main.status(), null));
      }
      case "clustertrustbundles" -> Optional.of(Behavior.of(new ClusterTrustBundleStrategy()));
      case "podcertificaterequests" ->
          Optional.of(Behavior.of(new ValidatedStrategy<>(new GroupResource(GROUP, resource))));
      default -> Optional.empty();
    };
  }

  @Override
  public Optional<Rest> rest(ResourceType type, RegistryContext context) {
    if (!type.path().equals("certificatesigningrequests/approval")) {
      return Optional.empty();
    }
    ResourceStore<CertificateSigningRequest> requests =
        context.stores().of(GROUP, type.name().resource());
    return Optional.of(requests.under(new CertificateSigningRequestStrategy().approval()));
  }
}
