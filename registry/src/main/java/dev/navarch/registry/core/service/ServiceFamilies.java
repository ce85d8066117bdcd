package dev.navarch.registry.core.service;

import dev.navarch.api.core.v1.IPFamily;
import dev.navarch.api.core.v1.IPFamilyPolicy;
import dev.navarch.api.core.v1.Service;
import dev.navarch.api.core.v1.ServiceSpec;
import dev.navarch.api.core.v1.ServiceType;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.schema.GroupKind;
import dev.navarch.apimachinery.validation.FieldError;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Decides of which families a service's addresses are to be, by what it says and what the cluster
 * has. A service that would like both families and is not changed in that keeps what it has, even
 * when the cluster could now give it more.
 */
final class ServiceFamilies {
  private static final GroupKind SERVICE = new GroupKind("", "Service");

  private final List<String> configured;

  /**
   * Creates the decider of a cluster.
   *
   * @param configured the families it has, the usual one first
   */
  ServiceFamilies(List<String> configured) {
    this.configured = List.copyOf(configured);
  }

  /**
   * The service with its families and its policy.
   *
   * @throws ApiException if it asks for what the cluster does not have
   */
  Service fill(Service service, @Nullable Service old) {
    ServiceSpec spec = service.spec();
    if (spec.type().equals(ServiceType.EXTERNAL_NAME)
        || (old != null && keepsPreference(spec, old.spec()))) {
      return service;
    }
    ServiceSpec trimmed = old == null ? spec : trimmed(spec, old.spec());
    Service input = service.toBuilder().spec(trimmed).build();
    refuse(input, ClusterIpValidation.check(input));
    ServiceSpec inferred = inferred(input);
    return input.toBuilder().spec(filled(input, inferred)).build();
  }

  private static void refuse(Service service, List<FieldError> errors) {
    if (!errors.isEmpty()) {
      throw ApiException.invalid(SERVICE, service.metadata().name(), errors);
    }
  }

  private static boolean keepsPreference(ServiceSpec spec, ServiceSpec old) {
    return !old.type().equals(ServiceType.EXTERNAL_NAME)
        && IPFamilyPolicy.PREFER_DUAL_STACK.equals(spec.ipFamilyPolicy())
        && IPFamilyPolicy.PREFER_DUAL_STACK.equals(old.ipFamilyPolicy())
        && spec.clusterIPs().equals(old.clusterIPs())
        && spec.ipFamilies().equals(old.ipFamilies());
  }

  /** One family from now on: the second address and family go, unless the client changed them. */
  private static ServiceSpec trimmed(ServiceSpec spec, ServiceSpec old) {
    String before = old.ipFamilyPolicy();
    boolean single = IPFamilyPolicy.SINGLE_STACK.equals(spec.ipFamilyPolicy());
    if (!single || before == null || before.equals(IPFamilyPolicy.SINGLE_STACK)) {
      return spec;
    }
    return spec.toBuilder()
        .clusterIPs(firstIfSame(spec.clusterIPs(), old.clusterIPs()))
        .ipFamilies(firstIfSame(spec.ipFamilies(), old.ipFamilies()))
        .build();
  }

  private static List<String> firstIfSame(List<String> values, List<String> old) {
    return values.size() > 1 && values.equals(old) ? values.subList(0, 1) : values;
  }

  /** Families that the addresses tell. */
  private ServiceSpec inferred(Service service) {
    ServiceSpec spec = service.spec();
    List<String> families = new ArrayList<>(spec.ipFamilies());
    List<FieldError> errors = new ArrayList<>(0);
    if (!ServiceValidation.isHeadless(spec)) {
      for (int i = families.size(); i < spec.clusterIPs().size(); i++) {
        String family = ClusterAddresses.family(spec.clusterIPs().get(i));
        families.add(family);
        if (!configured.contains(family)) {
          errors.add(
              FieldError.invalid(
                  ServiceValidation.SPEC.child("clusterIPs").index(i),
                  spec.clusterIPs(),
                  "may not use " + family + " on a cluster which is not configured for it"));
        }
      }
    }
    refuse(service, errors);
    String policy = spec.ipFamilyPolicy();
    boolean both = spec.clusterIPs().size() == 2 || spec.ipFamilies().size() == 2;
    return spec.toBuilder()
        .ipFamilies(families)
        .ipFamilyPolicy(policy == null && both ? IPFamilyPolicy.REQUIRE_DUAL_STACK : policy)
        .build();
  }

  private ServiceSpec filled(Service service, ServiceSpec spec) {
    if (ServiceValidation.isHeadless(spec) && spec.selector().isEmpty()) {
      return withoutPods(spec);
    }
    String policy =
        spec.ipFamilyPolicy() == null ? IPFamilyPolicy.SINGLE_STACK : spec.ipFamilyPolicy();
    refuse(service, missing(spec, policy));
    List<String> families = new ArrayList<>(spec.ipFamilies());
    if (families.isEmpty()) {
      families.add(configured.getFirst());
    }
    if (families.size() == 1
        && configured.size() > 1
        && !policy.equals(IPFamilyPolicy.SINGLE_STACK)) {
      families.add(other(families.getFirst()));
    }
    return spec.toBuilder().ipFamilyPolicy(policy).ipFamilies(families).build();
  }

  /** Whoever writes the endpoints of such a service may write any, on whichever cluster. */
  private ServiceSpec withoutPods(ServiceSpec spec) {
    String policy =
        spec.ipFamilyPolicy() == null ? IPFamilyPolicy.REQUIRE_DUAL_STACK : spec.ipFamilyPolicy();
    List<String> families = new ArrayList<>(spec.ipFamilies());
    if (families.isEmpty()) {
      families.add(configured.getFirst());
    }
    boolean wantsBoth =
        policy.equals(IPFamilyPolicy.REQUIRE_DUAL_STACK)
            || (policy.equals(IPFamilyPolicy.PREFER_DUAL_STACK) && configured.size() > 1);
    if (families.size() == 1 && wantsBoth) {
      families.add(other(families.getFirst()));
    }
    return spec.toBuilder().ipFamilyPolicy(policy).ipFamilies(families).build();
  }

  private List<FieldError> missing(ServiceSpec spec, String policy) {
    List<FieldError> errors = new ArrayList<>(0);
    if (policy.equals(IPFamilyPolicy.REQUIRE_DUAL_STACK) && configured.size() < 2) {
      errors.add(
          FieldError.invalid(
              ServiceValidation.SPEC.child("ipFamilyPolicy"),
              policy,
              "this cluster is not configured for dual-stack services"));
    }
    for (int i = 0; i < spec.ipFamilies().size(); i++) {
      String family = spec.ipFamilies().get(i);
      if (!configured.contains(family)) {
        errors.add(
            FieldError.invalid(
                ServiceValidation.SPEC.child("ipFamilies").index(i),
                family,
                "not configured on this cluster"));
      }
    }
    return errors;
  }

  private static String other(String family) {
    return family.equals(IPFamily.I_PV4) ? IPFamily.I_PV6 : IPFamily.I_PV4;
  }
}
