package dev.navarch.registry.core.service;

import dev.navarch.api.core.v1.Service;
import dev.navarch.api.core.v1.ServiceAffinity;
import dev.navarch.api.core.v1.ServicePort;
import dev.navarch.api.core.v1.ServiceSpec;
import dev.navarch.api.core.v1.ServiceSpecBuilder;
import dev.navarch.api.core.v1.ServiceStatus;
import dev.navarch.api.core.v1.ServiceType;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apiserver.rest.RequestContext;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.registry.generic.Trait;
import dev.navarch.registry.generic.TraitStrategy;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Writes of services, whose addresses and ports {@link ServiceAllocation} has seen to already. */
public final class ServiceStrategy extends TraitStrategy<Service> {
  public ServiceStrategy(Set<Trait> traits) {
    super(traits);
  }

  @Override
  public NameCheck names() {
    return ServiceValidation.NAMES;
  }

  @Override
  public Service prepareForUpdate(RequestContext context, Service object, Service old) {
    Service prepared = super.prepareForUpdate(context, object, old);
    ServiceSpec spec = withoutWhatItsTypeLacks(prepared.spec(), old.spec());
    ServiceStatus status = prepared.status();
    return prepared.toBuilder()
        .spec(spec)
        .status(
            ServiceValidation.isLoadBalancer(spec)
                ? status
                : status.toBuilder()
                    .loadBalancer(ServiceStatus.builder().build().loadBalancer())
                    .build())
        .build();
  }

  /**
   * Drops what belongs to the type that the service had and not to the one it has, as long as the
   * client left it as it was: what a client sets itself is for validation to judge.
   */
  private static ServiceSpec withoutWhatItsTypeLacks(ServiceSpec spec, ServiceSpec old) {
    ServiceSpecBuilder kept = spec.toBuilder();
    if (ServiceNeeds.address(old) && !ServiceNeeds.address(spec)) {
      if (spec.clusterIP().equals(old.clusterIP()) && spec.clusterIPs().equals(old.clusterIPs())) {
        kept.clusterIP("").clusterIPs(List.of());
      }
      if (spec.ipFamilies().equals(old.ipFamilies())) {
        kept.ipFamilies(List.of());
      }
      if (Objects.equals(spec.ipFamilyPolicy(), old.ipFamilyPolicy())) {
        kept.ipFamilyPolicy(null);
      }
      if (Objects.equals(spec.internalTrafficPolicy(), old.internalTrafficPolicy())) {
        kept.internalTrafficPolicy(null);
      }
    }
    if (ServiceNeeds.ports(old) && !ServiceNeeds.ports(spec) && samePorts(spec, old)) {
      kept.ports(spec.ports().stream().map(port -> port.toBuilder().nodePort(0).build()).toList());
    }
    if (ServiceNeeds.healthCheckPort(old)
        && !ServiceNeeds.healthCheckPort(spec)
        && spec.healthCheckNodePort() == old.healthCheckNodePort()) {
      kept.healthCheckNodePort(0);
    }
    if (ServiceValidation.isLoadBalancer(old) && !ServiceValidation.isLoadBalancer(spec)) {
      if (Objects.equals(
          spec.allocateLoadBalancerNodePorts(), old.allocateLoadBalancerNodePorts())) {
        kept.allocateLoadBalancerNodePorts(null);
      }
      if (Objects.equals(spec.loadBalancerClass(), old.loadBalancerClass())) {
        kept.loadBalancerClass(null);
      }
    }
    if (ServiceNeeds.externalPolicy(old)
        && !ServiceNeeds.externalPolicy(spec)
        && spec.externalTrafficPolicy().equals(old.externalTrafficPolicy())) {
      kept.externalTrafficPolicy("");
    }
    return kept.build();
  }

  private static boolean samePorts(ServiceSpec spec, ServiceSpec old) {
    return numbers(spec).equals(numbers(old));
  }

  private static Set<Integer> numbers(ServiceSpec spec) {
    return Set.copyOf(spec.ports().stream().map(ServicePort::nodePort).toList());
  }

  @Override
  public List<FieldError> validate(RequestContext context, Service object) {
    return ServiceValidation.create(object);
  }

  @Override
  public List<FieldError> validateUpdate(RequestContext context, Service object, Service old) {
    return ServiceValidation.update(object, old);
  }

  @Override
  public List<String> warnings(RequestContext context, Service object) {
    if (object.metadata().deletionTimestamp() != null) {
      return List.of();
    }
    ServiceSpec spec = object.spec();
    boolean external = spec.type().equals(ServiceType.EXTERNAL_NAME);
    List<String> warnings = new ArrayList<>(0);
    if (external && !spec.externalIPs().isEmpty()) {
      warnings.add("spec.externalIPs is ignored when spec.type is \"ExternalName\"");
    }
    if (!external && !spec.externalName().isEmpty()) {
      warnings.add("spec.externalName is ignored when spec.type is not \"ExternalName\"");
    }
    if (ServiceValidation.isHeadless(spec)) {
      ignoredWithoutAddress(spec, warnings);
    }
    return warnings;
  }

  private static void ignoredWithoutAddress(ServiceSpec spec, List<String> warnings) {
    if (!spec.loadBalancerIP().isEmpty()) {
      warnings.add("spec.loadBalancerIP is ignored for headless services");
    }
    if (!spec.externalIPs().isEmpty()) {
      warnings.add("spec.externalIPs is ignored for headless services");
    }
    if (!spec.sessionAffinity().equals(ServiceAffinity.NONE)) {
      warnings.add("spec.SessionAffinity is ignored for headless services");
    }
  }
}
