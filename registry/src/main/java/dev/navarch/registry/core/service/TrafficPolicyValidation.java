package dev.navarch.registry.core.service;

import dev.navarch.api.core.v1.ServiceExternalTrafficPolicy;
import dev.navarch.api.core.v1.ServiceInternalTrafficPolicy;
import dev.navarch.api.core.v1.ServiceSpec;
import dev.navarch.api.core.v1.ServiceType;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.NumberValidation;
import java.util.List;

/** Which endpoints get the traffic of a service. */
final class TrafficPolicyValidation {
  private static final FieldPath SPEC = ServiceValidation.SPEC;
  private static final List<String> EXTERNAL =
      List.of(ServiceExternalTrafficPolicy.CLUSTER, ServiceExternalTrafficPolicy.LOCAL);
  private static final List<String> INTERNAL =
      List.of(ServiceInternalTrafficPolicy.CLUSTER, ServiceInternalTrafficPolicy.LOCAL);
  private static final List<String> DISTRIBUTIONS =
      List.of("PreferClose", "PreferSameZone", "PreferSameNode");

  private TrafficPolicyValidation() {}

  static void check(ServiceSpec spec, List<FieldError> errors) {
    external(spec, errors);
    healthCheck(spec, errors);
    internal(spec, errors);
    String distribution = spec.trafficDistribution();
    if (distribution != null) {
      NameValidation.supported(
          distribution, DISTRIBUTIONS, SPEC.child("trafficDistribution"), errors);
    }
  }

  private static void external(ServiceSpec spec, List<FieldError> errors) {
    FieldPath path = SPEC.child("externalTrafficPolicy");
    String policy = spec.externalTrafficPolicy();
    if (isReachedFromOutside(spec)) {
      NameValidation.oneOf(policy, EXTERNAL, path, errors);
    } else if (!policy.isEmpty()) {
      errors.add(
          FieldError.invalid(path, policy, "may only be set for externally-accessible services"));
    }
  }

  private static boolean isReachedFromOutside(ServiceSpec spec) {
    return switch (spec.type()) {
      case ServiceType.LOAD_BALANCER, ServiceType.NODE_PORT -> true;
      case ServiceType.CLUSTER_IP -> !spec.externalIPs().isEmpty();
      default -> false;
    };
  }

  private static void healthCheck(ServiceSpec spec, List<FieldError> errors) {
    FieldPath path = SPEC.child("healthCheckNodePort");
    int port = spec.healthCheckNodePort();
    boolean needed =
        ServiceValidation.isLoadBalancer(spec)
            && spec.externalTrafficPolicy().equals(ServiceExternalTrafficPolicy.LOCAL);
    if (!needed && port != 0) {
      errors.add(
          FieldError.invalid(
              path,
              port,
              "may only be set when `type` is 'LoadBalancer' and `externalTrafficPolicy` is"
                  + " 'Local'"));
    } else if (needed && port == 0) {
      errors.add(FieldError.required(path));
    } else if (needed) {
      NumberValidation.port(port, path, errors);
    }
  }

  private static void internal(ServiceSpec spec, List<FieldError> errors) {
    FieldPath path = SPEC.child("internalTrafficPolicy");
    String policy = spec.internalTrafficPolicy();
    if (policy != null) {
      NameValidation.supported(policy, INTERNAL, path, errors);
    } else if (hasAddress(spec.type())) {
      errors.add(FieldError.required(path));
    }
  }

  private static boolean hasAddress(String type) {
    return switch (type) {
      case ServiceType.CLUSTER_IP, ServiceType.NODE_PORT, ServiceType.LOAD_BALANCER -> true;
      default -> false;
    };
  }
}
