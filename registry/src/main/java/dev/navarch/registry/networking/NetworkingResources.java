package dev.navarch.registry.networking;

import dev.navarch.api.networking.v1.IngressClass;
import dev.navarch.api.networking.v1.NetworkPolicy;
import dev.navarch.api.networking.v1.ServiceCIDR;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.generic.ValidatedStatus;
import dev.navarch.registry.generic.ValidatedStrategy;
import dev.navarch.registry.networking.ingress.IngressStrategy;
import dev.navarch.registry.networking.ingressclass.IngressClassValidation;
import dev.navarch.registry.networking.ipaddress.IpAddressStrategy;
import dev.navarch.registry.networking.networkpolicy.NetworkPolicyValidation;
import dev.navarch.registry.networking.servicecidr.ServiceCidrValidation;
import java.util.Optional;

/** What is special about the resources of networking, and of ingresses in their first group. */
public final class NetworkingResources implements GroupResources {
  public static final NetworkingResources INSTANCE = new NetworkingResources();

  private static final String GROUP = "networking.k8s.io";

  private NetworkingResources() {}

  @Override
  public Optional<Behavior<?>> behavior(String resource, RegistryContext context) {
    return switch (resource) {
      case "ingressclasses" -> Optional.of(Behavior.of(ingressClasses()));
      case "ingresses" -> {
        IngressStrategy main = new IngressStrategy();
        yield Optional.of(new Behavior<>(main, main.status(), null));
      }
      case "ipaddresses" -> Optional.of(Behavior.of(new IpAddressStrategy()));
      case "networkpolicies" -> Optional.of(Behavior.of(networkPolicies()));
      case "servicecidrs" -> Optional.of(serviceCidrs());
      default -> Optional.empty();
    };
  }

  private static ValidatedStrategy<IngressClass> ingressClasses() {
    return new ValidatedStrategy<>(
        new GroupResource(GROUP, "ingressclasses"),
        IngressClassValidation::create,
        IngressClassValidation::update);
  }

  private static ValidatedStrategy<NetworkPolicy> networkPolicies() {
    return new ValidatedStrategy<>(
        new GroupResource(GROUP, "networkpolicies"),
        NetworkPolicyValidation::create,
        NetworkPolicyValidation::update);
  }

  private static Behavior<ServiceCIDR> serviceCidrs() {
    ValidatedStrategy<ServiceCIDR> main =
        new ValidatedStrategy<>(
            new GroupResource(GROUP, "servicecidrs"),
            ServiceCidrValidation::create,
            ServiceCidrValidation::update);
    return new Behavior<>(
        main,
        new ValidatedStatus<>(
            main,
            ServiceCIDR.class,
            ValidatedStatus.Metadata.MAY_CHANGE,
            ServiceCidrValidation::updateStatus),
        null);
  }
}
