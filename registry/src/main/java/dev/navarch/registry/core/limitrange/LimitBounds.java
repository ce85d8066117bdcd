package dev.navarch.registry.core.limitrange;

import dev.navarch.api.core.v1.LimitRangeItem;
import dev.navarch.api.core.v1.LimitType;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.registry.validation.ResourceNames;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All that one limit says about one resource; what it says must not contradict itself. */
record LimitBounds(
    @Nullable Quantity min,
    @Nullable Quantity max,
    @Nullable Quantity limit,
    @Nullable Quantity request,
    @Nullable Quantity ratio) {
  private static final Quantity ONE = Quantity.of(1);

  static LimitBounds of(LimitRangeItem item, String resource) {
    boolean defaults = !item.type().equals(LimitType.POD);
    return new LimitBounds(
        item.min().get(resource),
        item.max().get(resource),
        defaults ? item.default_().get(resource) : null,
        defaults ? item.defaultRequest().get(resource) : null,
        item.maxLimitRequestRatio().get(resource));
  }

  void check(String resource, FieldPath path, List<FieldError> errors) {
    FieldPath requestPath = path.child("defaultRequest").key(resource);
    FieldPath limitPath = path.child("default").key(resource);
    ordered("min", min, "max", max, path.child("min").key(resource), min, errors);
    ordered("min", min, "default request", request, requestPath, request, errors);
    ordered("default request", request, "max", max, requestPath, request, errors);
    ordered("default request", request, "default limit", limit, requestPath, request, errors);
    ordered("min", min, "default", limit, limitPath, min, errors);
    ordered("default", limit, "max", max, limitPath, max, errors);
    ratio(path.child("maxLimitRequestRatio").key(resource), errors);
    if (limit != null
        && request != null
        && !ResourceNames.isOvercommitAllowed(resource)
        && limit.compareTo(request) != 0) {
      errors.add(
          FieldError.invalid(
              requestPath,
              request.toString(),
              "default value %s must equal to defaultRequest value %s in %s"
                  .formatted(limit, request, resource)));
    }
  }

  /** Reports the bad value at a path when two that are given are in the wrong order. */
  private static void ordered(
      String lowName,
      @Nullable Quantity low,
      String highName,
      @Nullable Quantity high,
      FieldPath path,
      @Nullable Quantity shown,
      List<FieldError> errors) {
    if (low != null && high != null && low.compareTo(high) > 0) {
      errors.add(
          FieldError.invalid(
              path,
              shown,
              "%s value %s is greater than %s value %s".formatted(lowName, low, highName, high)));
    }
  }

  private void ratio(FieldPath path, List<FieldError> errors) {
    if (ratio == null) {
      return;
    }
    if (ratio.compareTo(ONE) < 0) {
      errors.add(FieldError.invalid(path, ratio, "ratio " + ratio + " is less than 1"));
    }
    if (min == null || max == null || min.isZero()) {
      return;
    }
    BigDecimal possible = max.asBigDecimal().divide(min.asBigDecimal(), MathContext.DECIMAL64);
    if (ratio.asBigDecimal().compareTo(possible) > 0) {
      errors.add(
          FieldError.invalid(
              path,
              ratio,
              "ratio %s is greater than max/min = %s"
                  .formatted(ratio, possible.setScale(6, RoundingMode.HALF_EVEN).toPlainString())));
    }
  }
}
