package dev.navarch.registry.core.limitrange;

import dev.navarch.api.core.v1.LimitRange;
import dev.navarch.api.core.v1.LimitRangeItem;
import dev.navarch.api.core.v1.LimitType;
import dev.navarch.apimachinery.labels.NameSyntax;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.registry.validation.NameValidation;
import dev.navarch.registry.validation.ResourceNames;
import dev.navarch.registry.validation.ResourceValidation;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Validation of limit ranges, apart from their metadata. */
public final class LimitRangeValidation {
  private static final FieldPath LIMITS = FieldPath.of("spec", "limits");
  private static final Set<String> STANDARD_TYPES =
      Set.of(LimitType.POD, LimitType.CONTAINER, LimitType.PERSISTENT_VOLUME_CLAIM);

  private LimitRangeValidation() {}

  public static List<FieldError> create(LimitRange range) {
    List<FieldError> errors = new ArrayList<>(0);
    Set<String> types = new HashSet<>();
    List<LimitRangeItem> limits = range.spec().limits();
    for (int i = 0; i < limits.size(); i++) {
      LimitRangeItem limit = limits.get(i);
      FieldPath path = LIMITS.index(i);
      type(limit.type(), path.child("type"), errors);
      if (!types.add(limit.type())) {
        errors.add(FieldError.duplicate(path.child("type"), limit.type()));
      }
      one(limit, path, errors);
    }
    return errors;
  }

  public static List<FieldError> update(LimitRange range, LimitRange old) {
    return create(range);
  }

  private static void type(String type, FieldPath path, List<FieldError> errors) {
    List<String> problems = NameSyntax.qualifiedName(type);
    NameValidation.invalid(type, problems, path, errors);
    if (problems.isEmpty() && type.indexOf('/') < 0 && !STANDARD_TYPES.contains(type)) {
      errors.add(
          FieldError.invalid(path, type, "must be a standard limit type or fully qualified"));
    }
  }

  private static void one(LimitRangeItem limit, FieldPath path, List<FieldError> errors) {
    names(limit.type(), limit.max(), path.child("max"), errors);
    names(limit.type(), limit.min(), path.child("min"), errors);
    if (limit.type().equals(LimitType.POD)) {
      notForPods(limit.default_(), path.child("default"), errors);
      notForPods(limit.defaultRequest(), path.child("defaultRequest"), errors);
    } else {
      names(limit.type(), limit.default_(), path.child("default"), errors);
      names(limit.type(), limit.defaultRequest(), path.child("defaultRequest"), errors);
    }
    if (limit.type().equals(LimitType.PERSISTENT_VOLUME_CLAIM)
        && !limit.min().containsKey(ResourceNames.STORAGE)
        && !limit.max().containsKey(ResourceNames.STORAGE)) {
      errors.add(
          FieldError.required(
              path.child("limits"),
              "either minimum or maximum storage value is required, but neither was provided"));
    }
    names(limit.type(), limit.maxLimitRequestRatio(), path.child("maxLimitRequestRatio"), errors);
    for (String resource : resources(limit)) {
      LimitBounds.of(limit, resource).check(resource, path, errors);
    }
  }

  private static void notForPods(
      Map<String, Quantity> values, FieldPath path, List<FieldError> errors) {
    if (!values.isEmpty()) {
      errors.add(FieldError.forbidden(path, "may not be specified when `type` is 'Pod'"));
    }
  }

  private static void names(
      String type, Map<String, Quantity> values, FieldPath path, List<FieldError> errors) {
    boolean ofContainers = type.equals(LimitType.POD) || type.equals(LimitType.CONTAINER);
    for (String resource : values.keySet()) {
      if (ofContainers) {
        ResourceValidation.containerName(resource, path.key(resource), errors);
      } else {
        ResourceValidation.name(resource, path.key(resource), errors);
      }
    }
  }

  private static Set<String> resources(LimitRangeItem limit) {
    Set<String> all = new TreeSet<>(limit.max().keySet());
    all.addAll(limit.min().keySet());
    if (!limit.type().equals(LimitType.POD)) {
      all.addAll(limit.default_().keySet());
      all.addAll(limit.defaultRequest().keySet());
    }
    all.addAll(limit.maxLimitRequestRatio().keySet());
    return all;
  }
}
