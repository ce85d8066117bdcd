package dev.navarch.registry.networking.ipaddress;

import dev.navarch.api.networking.v1.IPAddress;
import dev.navarch.api.networking.v1.ParentReference;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apiserver.validation.NameCheck;
import dev.navarch.apiserver.validation.NameKind;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.IpAddress;
import dev.navarch.registry.validation.NameValidation;
import java.util.ArrayList;
import java.util.List;

/** What is wrong with addresses that belong to services. */
public final class IpAddressValidation {
  /** An address is named by itself. */
  public static final NameCheck NAMES =
      (name, prefix) -> {
        List<FieldError> errors = new ArrayList<>(0);
        IpAddress.check(name, FieldPath.ROOT, errors);
        return errors.stream().map(FieldError::detail).toList();
      };

  private static final FieldPath PARENT = FieldPath.of("spec", "parentRef");

  private IpAddressValidation() {}

  public static List<FieldError> create(IPAddress address) {
    List<FieldError> errors = new ArrayList<>(0);
    ParentReference parent = address.spec().parentRef();
    if (parent == null) {
      errors.add(FieldError.required(PARENT));
      return errors;
    }
    if (!parent.group().isEmpty()) {
      NameValidation.dnsSubdomain(parent.group(), PARENT.child("group"), errors);
    }
    segment(parent.resource(), true, PARENT.child("resource"), errors);
    segment(parent.name(), true, PARENT.child("name"), errors);
    segment(parent.namespace(), false, PARENT.child("namespace"), errors);
    return errors;
  }

  public static List<FieldError> update(IPAddress address, IPAddress old) {
    List<FieldError> errors = new ArrayList<>(create(address));
    Immutability.check(address.spec().parentRef(), old.spec().parentRef(), PARENT, errors);
    return errors;
  }

  private static void segment(
      String value, boolean required, FieldPath path, List<FieldError> errors) {
    if (value.isEmpty()) {
      if (required) {
        errors.add(FieldError.required(path));
      }
      return;
    }
    NameValidation.invalid(value, NameKind.PATH_SEGMENT.check(value, false), path, errors);
  }
}
