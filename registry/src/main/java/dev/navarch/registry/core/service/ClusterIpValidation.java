package dev.navarch.registry.core.service;

import dev.navarch.api.core.v1.IPFamily;
import dev.navarch.api.core.v1.IPFamilyPolicy;
import dev.navarch.api.core.v1.Service;
import dev.navarch.api.core.v1.ServiceSpec;
import dev.navarch.api.core.v1.ServiceType;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.IpAddress;
import dev.navarch.registry.validation.NameValidation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The addresses of a service inside the cluster, their families, and what may become of them. What
 * allocates addresses checks with {@link #check} first, so that it sees no malformed ones.
 */
public final class ClusterIpValidation {
  private static final FieldPath ADDRESSES = ServiceValidation.SPEC.child("clusterIPs");
  private static final FieldPath FAMILIES = ServiceValidation.SPEC.child("ipFamilies");
  private static final FieldPath POLICY = ServiceValidation.SPEC.child("ipFamilyPolicy");
  private static final String CHANGED = "may not change once set";
  private static final List<String> KNOWN_FAMILIES = List.of(IPFamily.I_PV4, IPFamily.I_PV6);
  private static final List<String> KNOWN_POLICIES =
      List.of(
          IPFamilyPolicy.PREFER_DUAL_STACK,
          IPFamilyPolicy.REQUIRE_DUAL_STACK,
          IPFamilyPolicy.SINGLE_STACK);

  private ClusterIpValidation() {}

  /** What is wrong with the addresses and families of a service. */
  public static List<FieldError> check(Service service) {
    ServiceSpec spec = service.spec();
    if (isExternal(spec)) {
      return List.of();
    }
    List<FieldError> errors = new ArrayList<>(0);
    inStep(spec, errors);
    families(spec.ipFamilies(), errors);
    String policy = spec.ipFamilyPolicy();
    if (policy != null) {
      NameValidation.supported(policy, KNOWN_POLICIES, POLICY, errors);
    }
    boolean wellFormed = addresses(spec.clusterIPs(), errors);
    if (spec.clusterIPs().size() > 2) {
      errors.add(FieldError.invalid(ADDRESSES, spec.clusterIPs(), "may only hold up to 2 values"));
    }
    if (wellFormed) {
      oneOfEachFamily(spec.clusterIPs(), errors);
      addressesOfFamilies(spec, errors);
    }
    return errors;
  }

  private static boolean isExternal(ServiceSpec spec) {
    return spec.type().equals(ServiceType.EXTERNAL_NAME);
  }

  private static void inStep(ServiceSpec spec, List<FieldError> errors) {
    List<String> all = spec.clusterIPs();
    if (spec.clusterIP().isEmpty()) {
      if (!all.isEmpty()) {
        errors.add(
            FieldError.invalid(ADDRESSES, all, "must be empty when `clusterIP` is not specified"));
      }
    } else if (all.isEmpty()) {
      errors.add(FieldError.required(ADDRESSES));
    } else if (!all.getFirst().equals(spec.clusterIP())) {
      errors.add(FieldError.invalid(ADDRESSES, all, "first value must match `clusterIP`"));
    }
  }

  private static void families(List<String> families, List<FieldError> errors) {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < families.size(); i++) {
      NameValidation.supported(families.get(i), KNOWN_FAMILIES, FAMILIES.index(i), errors);
      if (!seen.add(families.get(i))) {
        errors.add(FieldError.duplicate(FAMILIES.index(i), families.get(i)));
      }
    }
  }

  /** Reports what is no address, and says whether all are. */
  private static boolean addresses(List<String> addresses, List<FieldError> errors) {
    int known = errors.size();
    for (int i = 0; i < addresses.size(); i++) {
      if (i > 0 || !addresses.get(i).equals("None")) {
        IpAddress.check(addresses.get(i), ADDRESSES.index(i), errors);
      } else if (addresses.size() > 1) {
        errors.add(
            FieldError.invalid(ADDRESSES, addresses, "'None' must be the first and only value"));
      }
    }
    return errors.size() == known;
  }

  private static boolean isV6(String address) {
    return IpAddress.parse(address).map(IpAddress::isV6).orElse(false);
  }

  private static void oneOfEachFamily(List<String> addresses, List<FieldError> errors) {
    if (addresses.size() > 1
        && addresses.stream().map(ClusterIpValidation::isV6).distinct().count() < 2) {
      errors.add(
          FieldError.invalid(
              ADDRESSES, addresses, "may specify no more than one IP for each IP family"));
    }
  }

  private static void addressesOfFamilies(ServiceSpec spec, List<FieldError> errors) {
    if (ServiceValidation.isHeadless(spec)) {
      return;
    }
    int count = Math.min(spec.clusterIPs().size(), spec.ipFamilies().size());
    for (int i = 0; i < count; i++) {
      String family = spec.ipFamilies().get(i);
      String address = spec.clusterIPs().get(i);
      if (KNOWN_FAMILIES.contains(family) && isV6(address) != family.equals(IPFamily.I_PV6)) {
        errors.add(
            FieldError.invalid(
                ADDRESSES.index(i),
                address,
                "expected an " + family + " value as indicated by `ipFamilies[" + i + "]`"));
      }
    }
  }

  /**
   * What is wrong with a change: a second address or family may come and go, the first stays for as
   * long as the service has an address at all.
   */
  static List<FieldError> change(Service service, Service old) {
    ServiceSpec now = service.spec();
    ServiceSpec before = old.spec();
    boolean headless = ServiceValidation.isHeadless(now);
    boolean wasHeadless = ServiceValidation.isHeadless(before);
    if (isExternal(now) || isExternal(before) || (headless && wasHeadless)) {
      return List.of();
    }
    List<FieldError> errors = new ArrayList<>(0);
    addressChange(now, before, errors);
    if (!headless && !wasHeadless) {
      familyChange(now, before, errors);
    }
    return errors;
  }

  private static void addressChange(ServiceSpec now, ServiceSpec before, List<FieldError> errors) {
    List<String> addresses = now.clusterIPs();
    List<String> previous = before.clusterIPs();
    if (addresses.size() == previous.size()) {
      for (int i = 0; i < addresses.size(); i++) {
        if (!addresses.get(i).equals(previous.get(i))) {
          errors.add(FieldError.invalid(ADDRESSES.index(i), addresses, CHANGED));
        }
      }
      return;
    }
    if (addresses.isEmpty()) {
      errors.add(
          FieldError.invalid(ADDRESSES.index(0), addresses, "primary clusterIP can not be unset"));
    }
    firstStays(addresses, previous, ADDRESSES, addresses, errors);
    if (addresses.size() == 1 && previous.size() > 1) {
      singleStackFor("clusterIP", now, errors);
    }
  }

  private static void familyChange(ServiceSpec now, ServiceSpec before, List<FieldError> errors) {
    List<String> families = now.ipFamilies();
    List<String> previous = before.ipFamilies();
    if (families.size() == previous.size()) {
      for (int i = 0; i < families.size(); i++) {
        if (!families.get(i).equals(previous.get(i))) {
          errors.add(FieldError.invalid(FAMILIES.index(0), families, CHANGED));
        }
      }
      return;
    }
    boolean released = families.size() < previous.size();
    if (released && now.clusterIPs().isEmpty()) {
      errors.add(
          FieldError.invalid(FAMILIES.index(0), families, "primary ipFamily can not be unset"));
    }
    firstStays(families, previous, FAMILIES, now.clusterIPs(), errors);
    if (released && families.size() == 1) {
      singleStackFor("ipFamily", now, errors);
    }
  }

  private static void firstStays(
      List<String> values,
      List<String> previous,
      FieldPath path,
      List<String> shown,
      List<FieldError> errors) {
    if (!values.isEmpty()
        && !previous.isEmpty()
        && !values.getFirst().equals(previous.getFirst())) {
      errors.add(FieldError.invalid(path.index(0), shown, CHANGED));
    }
  }

  private static void singleStackFor(String what, ServiceSpec spec, List<FieldError> errors) {
    if (!IPFamilyPolicy.SINGLE_STACK.equals(spec.ipFamilyPolicy())) {
      errors.add(
          FieldError.invalid(
              POLICY,
              spec.ipFamilyPolicy(),
              "must be set to 'SingleStack' when releasing the secondary " + what));
    }
  }
}
