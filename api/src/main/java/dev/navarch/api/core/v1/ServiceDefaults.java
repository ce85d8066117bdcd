package dev.navarch.api.core.v1;

import static dev.navarch.api.defaults.FieldDefaults.changed;
import static dev.navarch.api.defaults.FieldDefaults.each;
import static dev.navarch.api.defaults.FieldDefaults.ifEmpty;
import static dev.navarch.api.defaults.FieldDefaults.ifNull;

import dev.navarch.apimachinery.annotation.DefaultingFunction;
import dev.navarch.apimachinery.runtime.DefaultingContext;
import dev.navarch.apimachinery.value.IntOrString;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Defaults of services and endpoints. */
final class ServiceDefaults {
  private static final int AFFINITY_TIMEOUT_SECONDS = 3 * 60 * 60;

  private ServiceDefaults() {}

  @DefaultingFunction
  static Service service(Service in, DefaultingContext context) {
    ServiceSpec spec = spec(in.spec(), context);
    ServiceBuilder out = in.toBuilder().spec(spec);
    if (spec.type().equals(ServiceType.LOAD_BALANCER)) {
      LoadBalancerStatus balancer = in.status().loadBalancer();
      out.status(
          s -> s.loadBalancer(b -> b.ingress(each(balancer.ingress(), ServiceDefaults::ingress))));
    }
    return changed(in, out.build());
  }

  private static ServiceSpec spec(ServiceSpec in, DefaultingContext context) {
    String type = ifEmpty(in.type(), ServiceType.CLUSTER_IP);
    String affinity = ifEmpty(in.sessionAffinity(), ServiceAffinity.NONE);
    ServiceSpecBuilder out =
        in.toBuilder()
            .type(type)
            .sessionAffinity(affinity)
            .sessionAffinityConfig(affinityConfig(affinity, in.sessionAffinityConfig()))
            .ports(each(in.ports(), ServiceDefaults::port));
    if (isReachableFromOutside(in, type, context)) {
      out.externalTrafficPolicy(
          ifEmpty(in.externalTrafficPolicy(), ServiceExternalTrafficPolicy.CLUSTER));
    }
    if (hasClusterIP(type)) {
      out.internalTrafficPolicy(
          ifNull(in.internalTrafficPolicy(), ServiceInternalTrafficPolicy.CLUSTER));
    }
    if (type.equals(ServiceType.LOAD_BALANCER) && choosesNodePorts(context)) {
      out.allocateLoadBalancerNodePorts(ifNull(in.allocateLoadBalancerNodePorts(), true));
    }
    // Later versions leave the families to the server, which knows those of the cluster.
    if (context.before(21)
        && context.enabled("IPv6DualStack", false)
        && !type.equals(ServiceType.EXTERNAL_NAME)) {
      families(in, out);
    }
    return changed(in, out.build());
  }

  private static @Nullable SessionAffinityConfig affinityConfig(
      String affinity, @Nullable SessionAffinityConfig stated) {
    return switch (affinity) {
      case ServiceAffinity.NONE -> null;
      case ServiceAffinity.CLIENT_IP ->
          hasTimeout(stated)
              ? stated
              : SessionAffinityConfig.builder()
                  .clientIP(c -> c.timeoutSeconds(AFFINITY_TIMEOUT_SECONDS))
                  .build();
      default -> stated;
    };
  }

  private static boolean hasTimeout(@Nullable SessionAffinityConfig config) {
    ClientIPConfig clientIP = config == null ? null : config.clientIP();
    return clientIP != null && clientIP.timeoutSeconds() != null;
  }

  private static ServicePort port(ServicePort in) {
    boolean sameAsPort =
        in.targetPort().equals(IntOrString.ZERO) || in.targetPort().toString().isEmpty();
    return changed(
        in,
        in.toBuilder()
            .protocol(ifEmpty(in.protocol(), Protocol.TCP))
            .targetPort(sameAsPort ? IntOrString.of(in.port()) : in.targetPort())
            .build());
  }

  private static boolean isReachableFromOutside(
      ServiceSpec in, String type, DefaultingContext context) {
    return switch (type) {
      case ServiceType.NODE_PORT, ServiceType.LOAD_BALANCER -> true;
      case ServiceType.CLUSTER_IP -> !in.externalIPs().isEmpty() && !context.before(21);
      default -> false;
    };
  }

  private static boolean hasClusterIP(String type) {
    return switch (type) {
      case ServiceType.CLUSTER_IP, ServiceType.NODE_PORT, ServiceType.LOAD_BALANCER -> true;
      default -> false;
    };
  }

  private static boolean choosesNodePorts(DefaultingContext context) {
    return !context.before(21) || context.enabled("ServiceLBNodePortControl", false);
  }

  private static void families(ServiceSpec in, ServiceSpecBuilder out) {
    List<String> families = in.ipFamilies();
    String policy = in.ipFamilyPolicy();
    if (policy == null && (in.clusterIPs().size() == 2 || families.size() == 2)) {
      policy = IPFamilyPolicy.REQUIRE_DUAL_STACK;
    }
    out.ipFamilyPolicy(policy);
    if (IPFamilyPolicy.REQUIRE_DUAL_STACK.equals(policy) && families.size() == 1) {
      out.addToIpFamilies(
          families.getFirst().equals(IPFamily.I_PV4) ? IPFamily.I_PV6 : IPFamily.I_PV4);
    }
  }

  private static LoadBalancerIngress ingress(LoadBalancerIngress in) {
    return in.ip().isEmpty()
        ? in
        : changed(in, in.toBuilder().ipMode(ifNull(in.ipMode(), LoadBalancerIPMode.VIP)).build());
  }

  @DefaultingFunction
  static Endpoints endpoints(Endpoints in) {
    return changed(in, in.toBuilder().subsets(each(in.subsets(), ServiceDefaults::subset)).build());
  }

  private static EndpointSubset subset(EndpointSubset in) {
    return changed(
        in, in.toBuilder().ports(each(in.ports(), ServiceDefaults::endpointPort)).build());
  }

  private static EndpointPort endpointPort(EndpointPort in) {
    return changed(in, in.toBuilder().protocol(ifEmpty(in.protocol(), Protocol.TCP)).build());
  }
}
