package dev.navarch.registry.networking.servicecidr;

import dev.navarch.api.networking.v1.ServiceCIDR;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.CidrBlock;
import dev.navarch.registry.validation.ConditionValidation;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.InternalForm;
import java.util.ArrayList;
import java.util.List;

/** What is wrong with ranges of addresses for services. */
public final class ServiceCidrValidation {
  private static final FieldPath CIDRS = FieldPath.of("spec", "cidrs");
  private static final int FAMILIES = 2;

  private ServiceCidrValidation() {}

  public static List<FieldError> create(ServiceCIDR range) {
    List<FieldError> errors = new ArrayList<>(0);
    List<String> blocks = range.spec().cidrs();
    if (blocks.isEmpty()) {
      errors.add(FieldError.required(CIDRS, "at least one CIDR required"));
    } else if (blocks.size() > FAMILIES) {
      errors.add(
          FieldError.invalid(
              CIDRS, InternalForm.shown(range.spec()), "may only hold up to 2 values"));
    } else if (blocks.size() == FAMILIES && !oneOfEach(blocks)) {
      errors.add(
          FieldError.invalid(
              CIDRS,
              InternalForm.shown(range.spec()),
              "may specify no more than one IP for each IP family, i.e 192.168.0.0/24 and"
                  + " 2001:db8::/64"));
    }
    for (int i = 0; i < blocks.size(); i++) {
      CidrBlock.check(blocks.get(i), CIDRS.index(i), errors);
    }
    return errors;
  }

  private static boolean oneOfEach(List<String> blocks) {
    return blocks.stream()
            .flatMap(block -> CidrBlock.parse(block).stream())
            .map(CidrBlock::isV6)
            .distinct()
            .count()
        == FAMILIES;
  }

  /** A range stays as it is, but may get a second one of the other family. */
  public static List<FieldError> update(ServiceCIDR range, ServiceCIDR old) {
    List<FieldError> errors = new ArrayList<>(0);
    List<String> now = range.spec().cidrs();
    List<String> before = old.spec().cidrs();
    if (now.size() == before.size()) {
      for (int i = 0; i < now.size(); i++) {
        Immutability.check(now.get(i), before.get(i), CIDRS.index(i), errors);
      }
    } else if (before.size() == 1 && now.size() == FAMILIES) {
      Immutability.check(now.get(0), before.get(0), CIDRS.index(0), errors);
      errors.addAll(create(range));
    } else {
      Immutability.check(now, before, CIDRS, errors);
    }
    return errors;
  }

  public static List<FieldError> updateStatus(ServiceCIDR range, ServiceCIDR old) {
    List<FieldError> errors = new ArrayList<>(0);
    ConditionValidation.check(
        range.status().conditions(), FieldPath.of("status", "conditions"), errors);
    return errors;
  }
}
