package dev.navarch.registry.resource.resourceslice;

import dev.navarch.api.resource.v1.ResourcePool;
import dev.navarch.api.resource.v1.ResourceSlice;
import dev.navarch.api.resource.v1.ResourceSliceSpec;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.registry.validation.DriverNameValidation;
import dev.navarch.registry.validation.Immutability;
import dev.navarch.registry.validation.NameValidation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Validation of slices of resource pools, apart from their metadata. */
public final class ResourceSliceValidation {
  private static final FieldPath SPEC = FieldPath.of("spec");
  private static final String ONE_OF =
      "exactly one of `nodeName`, `nodeSelector`, `allNodes`, `perDeviceNodeSelection` is required";

  private ResourceSliceValidation() {}

  public static List<FieldError> create(ResourceSlice slice) {
    List<FieldError> errors = new ArrayList<>(0);
    ResourceSliceSpec spec = slice.spec();
    DriverNameValidation.check(spec.driver(), SPEC.child("driver"), errors);
    pool(spec.pool(), SPEC.child("pool"), errors);
    nodes(spec, errors);
    Set<String> names = new HashSet<>();
    for (int i = 0; i < spec.devices().size(); i++) {
      FieldPath path = SPEC.child("devices").index(i);
      String name = spec.devices().get(i).name();
      NameValidation.requiredLabel(name, path.child("name"), errors);
      if (!names.add(name)) {
        errors.add(FieldError.duplicate(path, name));
      }
    }
    return errors;
  }

  private static void pool(ResourcePool pool, FieldPath path, List<FieldError> errors) {
    if (NameValidation.required(pool.name(), path.child("name"), errors)) {
      for (String part : pool.name().split("/", -1)) {
        NameValidation.dnsSubdomain(part, path.child("name"), errors);
      }
    }
    if (pool.resourceSliceCount() <= 0) {
      errors.add(
          FieldError.invalid(
              path.child("resourceSliceCount"),
              pool.resourceSliceCount(),
              "must be greater than zero"));
    }
    if (pool.generation() < 0) {
      errors.add(
          FieldError.invalid(
              path.child("generation"),
              pool.generation(),
              "must be greater than or equal to zero"));
    }
  }

  private static void nodes(ResourceSliceSpec spec, List<FieldError> errors) {
    List<String> set = new ArrayList<>();
    if (spec.nodeName() != null) {
      set.add("`nodeName`");
      NameValidation.dnsSubdomain(spec.nodeName(), SPEC.child("nodeName"), errors);
    }
    if (spec.nodeSelector() != null) {
      set.add("`nodeSelector`");
    }
    if (Boolean.TRUE.equals(spec.allNodes())) {
      set.add("`allNodes`");
    }
    if (Boolean.TRUE.equals(spec.perDeviceNodeSelection())) {
      set.add("`perDeviceNodeSelection`");
    }
    if (set.isEmpty()) {
      errors.add(FieldError.required(SPEC, ONE_OF));
    } else if (set.size() > 1) {
      errors.add(
          FieldError.invalid(
              SPEC, "{" + String.join(", ", set) + "}", ONE_OF + ", but multiple fields are set"));
    }
  }

  public static List<FieldError> update(ResourceSlice slice, ResourceSlice old) {
    List<FieldError> errors = new ArrayList<>(create(slice));
    FieldPath pool = SPEC.child("pool", "name");
    Immutability.check(slice.spec().driver(), old.spec().driver(), SPEC.child("driver"), errors);
    Immutability.check(slice.spec().pool().name(), old.spec().pool().name(), pool, errors);
    Immutability.check(
        slice.spec().nodeName(), old.spec().nodeName(), SPEC.child("nodeName"), errors);
    return errors;
  }
}
