package dev.navarch.registry.core.service;

import dev.navarch.api.core.v1.LoadBalancerIPMode;
import dev.navarch.api.core.v1.LoadBalancerIngress;
import dev.navarch.api.core.v1.Service;
import dev.navarch.api.core.v1.ServiceSpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.CidrBlock;
import dev.navarch.registry.validation.IpAddress;
import dev.navarch.registry.validation.NameValidation;
import java.util.List;

/** What only services behind a load balancer have. */
final class LoadBalancerValidation {
  static final String ONLY_LOAD_BALANCER = "may only be used when `type` is 'LoadBalancer'";

  private static final String RANGES_ANNOTATION =
      "service.beta.kubernetes.io/load-balancer-source-ranges";
  private static final FieldPath SPEC = ServiceValidation.SPEC;

  private LoadBalancerValidation() {}

  static void check(Service service, List<FieldError> errors) {
    sourceRanges(service, errors);
    ServiceSpec spec = service.spec();
    FieldPath allocate = SPEC.child("allocateLoadBalancerNodePorts");
    boolean told = spec.allocateLoadBalancerNodePorts() != null;
    if (told && !ServiceValidation.isLoadBalancer(spec)) {
      errors.add(FieldError.forbidden(allocate, ONLY_LOAD_BALANCER));
    }
    if (!told && ServiceValidation.isLoadBalancer(spec)) {
      errors.add(FieldError.required(allocate));
    }
  }

  /** The field, named as it always was in these messages, or the older annotation. */
  private static void sourceRanges(Service service, List<FieldError> errors) {
    List<String> ranges = service.spec().loadBalancerSourceRanges();
    String annotation = service.metadata().annotations().get(RANGES_ANNOTATION);
    if (!ranges.isEmpty()) {
      FieldPath path = SPEC.child("LoadBalancerSourceRanges");
      onlyLoadBalancer(service, path, errors);
      for (int i = 0; i < ranges.size(); i++) {
        CidrBlock.check(ranges.get(i).strip(), path.index(i), errors);
      }
    } else if (annotation != null) {
      FieldPath path = FieldPath.of("metadata", "annotations").key(RANGES_ANNOTATION);
      onlyLoadBalancer(service, path, errors);
      if (!annotation.isBlank()) {
        for (String range : annotation.split(",", -1)) {
          CidrBlock.check(range.strip(), path, errors);
        }
      }
    }
  }

  private static void onlyLoadBalancer(Service service, FieldPath path, List<FieldError> errors) {
    if (!ServiceValidation.isLoadBalancer(service.spec())) {
      errors.add(FieldError.forbidden(path, ONLY_LOAD_BALANCER));
    }
  }

  static void status(Service service, List<FieldError> errors) {
    List<LoadBalancerIngress> points = service.status().loadBalancer().ingress();
    FieldPath path = FieldPath.of("status", "loadBalancer", "ingress");
    if (!points.isEmpty() && !ServiceValidation.isLoadBalancer(service.spec())) {
      errors.add(FieldError.forbidden(path, "may only be used when `spec.type` is 'LoadBalancer'"));
      return;
    }
    for (int i = 0; i < points.size(); i++) {
      point(points.get(i), path.index(i), errors);
    }
  }

  private static void point(LoadBalancerIngress point, FieldPath path, List<FieldError> errors) {
    FieldPath modePath = path.child("ipMode");
    String mode = point.ipMode();
    if (!point.ip().isEmpty()) {
      IpAddress.check(point.ip(), path.child("ip"), errors);
      if (mode == null) {
        errors.add(FieldError.required(modePath, "must be specified when `ip` is set"));
      } else {
        NameValidation.supported(
            mode, List.of(LoadBalancerIPMode.PROXY, LoadBalancerIPMode.VIP), modePath, errors);
      }
    } else if (mode != null) {
      errors.add(FieldError.forbidden(modePath, "may not be specified when `ip` is not set"));
    }
    if (!point.hostname().isEmpty()) {
      FieldPath hostname = path.child("hostname");
      NameValidation.dnsSubdomain(point.hostname(), hostname, errors);
      if (IpAddress.parse(point.hostname()).isPresent()) {
        errors.add(
            FieldError.invalid(
                hostname, point.hostname(), "must be a DNS name, not an IP address"));
      }
    }
  }
}
