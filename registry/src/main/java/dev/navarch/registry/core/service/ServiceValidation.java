package dev.navarch.registry.core.service;

import dev.navarch.api.core.v1.ClientIPConfig;
import dev.navarch.api.core.v1.Service;
import dev.navarch.api.core.v1.ServiceAffinity;
import dev.navarch.api.core.v1.ServiceSpec;
import dev.navarch.api.core.v1.ServiceType;
import dev.navarch.api.core.v1.SessionAffinityConfig;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.registry.validation.EndpointAddressValidation;
import dev.navarch.registry.validation.IpAddress;
import dev.navarch.registry.validation.LabelValidation;
import dev.navarch.registry.validation.NameValidation;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Validation of services, apart from their metadata. Addresses and node ports are expected to be
 * allocated already, and {@code clusterIP} and {@code clusterIPs} to be made equal: a service
 * without what its type needs is reported.
 */
public final class ServiceValidation {
  /** The form of their names. */
  public static final NameCheck NAMES = NameKind.DNS_LABEL;

  static final FieldPath SPEC = FieldPath.of("spec");

  private static final int MAX_AFFINITY_SECONDS = 86_400;
  private static final List<String> TYPES =
      List.of(
          ServiceType.CLUSTER_IP,
          ServiceType.EXTERNAL_NAME,
          ServiceType.LOAD_BALANCER,
          ServiceType.NODE_PORT);
  private static final List<String> AFFINITIES =
      List.of(ServiceAffinity.CLIENT_IP, ServiceAffinity.NONE);

  private ServiceValidation() {}

  public static List<FieldError> create(Service service) {
    List<FieldError> errors = new ArrayList<>(0);
    ServiceSpec spec = service.spec();
    boolean external = spec.type().equals(ServiceType.EXTERNAL_NAME);
    if (spec.ports().isEmpty() && !isHeadless(spec) && !external) {
      errors.add(FieldError.required(SPEC.child("ports")));
    }
    byType(spec, errors);
    ServicePortValidation.each(spec, errors);
    LabelValidation.labels(spec.selector(), SPEC.child("selector"), errors);
    affinity(spec, errors);
    errors.addAll(ClusterIpValidation.check(service));
    externalIps(spec.externalIPs(), errors);
    NameValidation.oneOf(spec.type(), TYPES, SPEC.child("type"), errors);
    ServicePortValidation.together(spec, errors);
    LoadBalancerValidation.check(service, errors);
    loadBalancerClass(spec, errors);
    TrafficPolicyValidation.check(spec, errors);
    return errors;
  }

  public static List<FieldError> update(Service service, Service old) {
    List<FieldError> errors = new ArrayList<>(ClusterIpValidation.change(service, old));
    ServiceSpec spec = service.spec();
    if (isLoadBalancer(spec)
        && isLoadBalancer(old.spec())
        && !Objects.equals(spec.loadBalancerClass(), old.spec().loadBalancerClass())) {
      errors.add(
          FieldError.invalid(
              SPEC.child("loadBalancerClass"),
              spec.loadBalancerClass(),
              "may not change once set"));
    }
    loadBalancerClass(spec, errors);
    errors.addAll(create(service));
    return errors;
  }

  public static List<FieldError> updateStatus(Service service, Service old) {
    List<FieldError> errors = new ArrayList<>(0);
    LoadBalancerValidation.status(service, errors);
    return errors;
  }

  /** A service that has no address of its own: clients get those of its pods. */
  static boolean isHeadless(ServiceSpec spec) {
    return spec.clusterIPs().size() == 1
        ? spec.clusterIPs().getFirst().equals("None")
        : spec.clusterIPs().isEmpty() && spec.clusterIP().equals("None");
  }

  static boolean isLoadBalancer(ServiceSpec spec) {
    return spec.type().equals(ServiceType.LOAD_BALANCER);
  }

  private static void byType(ServiceSpec spec, List<FieldError> errors) {
    switch (spec.type()) {
      case ServiceType.LOAD_BALANCER -> {
        ServicePortValidation.notTheKubelet(spec, errors);
        notHeadless(spec, errors);
      }
      case ServiceType.NODE_PORT -> notHeadless(spec, errors);
      case ServiceType.EXTERNAL_NAME -> externalName(spec, errors);
      default -> {}
    }
  }

  private static void notHeadless(ServiceSpec spec, List<FieldError> errors) {
    if (isHeadless(spec)) {
      errors.add(
          FieldError.invalid(
              SPEC.child("clusterIPs").index(0),
              "None",
              "may not be set to 'None' for " + spec.type() + " services"));
    }
  }

  private static void externalName(ServiceSpec spec, List<FieldError> errors) {
    String unset = "may not be set for ExternalName services";
    if (!spec.clusterIPs().isEmpty()) {
      errors.add(FieldError.forbidden(SPEC.child("clusterIPs"), unset));
    }
    if (!spec.ipFamilies().isEmpty()) {
      errors.add(FieldError.forbidden(SPEC.child("ipFamilies"), unset));
    }
    if (spec.ipFamilyPolicy() != null) {
      errors.add(FieldError.forbidden(SPEC.child("ipFamilyPolicy"), unset));
    }
    String name = spec.externalName();
    NameValidation.requiredSubdomain(
        name.endsWith(".") ? name.substring(0, name.length() - 1) : name,
        SPEC.child("externalName"),
        errors);
  }

  private static void affinity(ServiceSpec spec, List<FieldError> errors) {
    NameValidation.oneOf(spec.sessionAffinity(), AFFINITIES, SPEC.child("sessionAffinity"), errors);
    FieldPath path = SPEC.child("sessionAffinityConfig");
    SessionAffinityConfig config = spec.sessionAffinityConfig();
    switch (spec.sessionAffinity()) {
      case ServiceAffinity.CLIENT_IP -> clientIp(config, path, errors);
      case ServiceAffinity.NONE -> {
        if (config != null) {
          errors.add(FieldError.forbidden(path, "must not be set when session affinity is None"));
        }
      }
      default -> {}
    }
  }

  private static void clientIp(
      @Nullable SessionAffinityConfig config, FieldPath path, List<FieldError> errors) {
    String when = "when session affinity type is ClientIP";
    if (config == null) {
      errors.add(FieldError.required(path, when));
      return;
    }
    ClientIPConfig client = config.clientIP();
    if (client == null) {
      errors.add(FieldError.required(path.child("clientIP"), when));
      return;
    }
    FieldPath timeout = path.child("clientIP", "timeoutSeconds");
    Integer seconds = client.timeoutSeconds();
    if (seconds == null) {
      errors.add(FieldError.required(timeout, when));
    } else if (seconds <= 0 || seconds > MAX_AFFINITY_SECONDS) {
      errors.add(
          FieldError.invalid(
              timeout, seconds, "must be greater than 0 and less than " + MAX_AFFINITY_SECONDS));
    }
  }

  private static void externalIps(List<String> addresses, List<FieldError> errors) {
    for (int i = 0; i < addresses.size(); i++) {
      FieldPath path = SPEC.child("externalIPs").index(i);
      int known = errors.size();
      IpAddress.check(addresses.get(i), path, errors);
      if (errors.size() == known) {
        EndpointAddressValidation.check(addresses.get(i), path, errors);
      }
    }
  }

  private static void loadBalancerClass(ServiceSpec spec, List<FieldError> errors) {
    String name = spec.loadBalancerClass();
    if (name == null) {
      return;
    }
    FieldPath path = SPEC.child("loadBalancerClass");
    if (isLoadBalancer(spec)) {
      NameValidation.qualifiedName(name, path, errors);
    } else {
      errors.add(FieldError.forbidden(path, LoadBalancerValidation.ONLY_LOAD_BALANCER));
    }
  }
}
