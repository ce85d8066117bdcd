package dev.navarch.registry.admission.limitranger;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.LimitRange;
import dev.navarch.api.core.v1.LimitRangeItem;
import dev.navarch.api.core.v1.LimitType;
import dev.navarch.api.core.v1.PersistentVolumeClaim;
import dev.navarch.api.core.v1.Pod;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.registry.admission.podresources.PodTotals;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** What one limit range has against an object, each problem in words. */
record LimitCheck(List<LimitRangeItem> items) {
  static LimitCheck of(LimitRange range) {
    return new LimitCheck(range.spec().limits());
  }

  List<String> pod(Pod pod) {
    PodSpec spec = pod.spec();
    List<String> problems = new ArrayList<>();
    for (LimitRangeItem item : items) {
      switch (item.type()) {
        case LimitType.CONTAINER -> {
          spec.containers().forEach(container -> check(item, container, problems));
          spec.initContainers().forEach(container -> check(item, container, problems));
        }
        case LimitType.POD ->
            check(item, PodTotals.requests(spec), PodTotals.limits(spec), problems);
        default -> {
          // A limit on something else.
        }
      }
    }
    return problems;
  }

  private static void check(LimitRangeItem item, Container container, List<String> problems) {
    check(item, container.resources().requests(), container.resources().limits(), problems);
  }

  private static void check(
      LimitRangeItem item,
      Map<String, Quantity> requests,
      Map<String, Quantity> limits,
      List<String> problems) {
    Asked asked = new Asked(item.type(), requests, limits, problems);
    sorted(item.min()).forEach(asked::minimum);
    sorted(item.max()).forEach(asked::maximum);
    sorted(item.maxLimitRequestRatio()).forEach(asked::ratio);
  }

  private static Map<String, Quantity> sorted(Map<String, Quantity> amounts) {
    return new TreeMap<>(amounts);
  }

  /** Claims have no limits; only what they request is looked at. */
  List<String> claim(PersistentVolumeClaim claim) {
    List<String> problems = new ArrayList<>();
    Map<String, Quantity> requests = claim.spec().resources().requests();
    for (LimitRangeItem item : items) {
      if (item.type().equals(LimitType.PERSISTENT_VOLUME_CLAIM)) {
        Asked asked = new Asked(item.type(), requests, Map.of(), problems);
        sorted(item.min()).forEach(asked::minimum);
        sorted(item.max()).forEach(asked::maximumRequest);
      }
    }
    return problems;
  }

  /** What something asks for, next to the problems found with it. */
  private record Asked(
      String type,
      Map<String, Quantity> requests,
      Map<String, Quantity> limits,
      List<String> problems) {

    void minimum(String name, Quantity least) {
      Quantity request = requests.get(name);
      Quantity limit = limits.get(name);
      String rule = "minimum %s usage per %s is %s".formatted(name, type, least);
      if (request == null) {
        problems.add(rule + ".  No request is specified");
      } else if (request.compareTo(least) < 0) {
        problems.add(rule + ", but request is " + request);
      } else if (limit != null && limit.compareTo(least) < 0) {
        problems.add(rule + ", but limit is " + limit);
      }
    }

    void maximum(String name, Quantity most) {
      Quantity request = requests.get(name);
      Quantity limit = limits.get(name);
      String rule = "maximum %s usage per %s is %s".formatted(name, type, most);
      if (limit == null) {
        problems.add(rule + ".  No limit is specified");
      } else if (limit.compareTo(most) > 0) {
        problems.add(rule + ", but limit is " + limit);
      } else if (request != null && request.compareTo(most) > 0) {
        problems.add(rule + ", but request is " + request);
      }
    }

    void maximumRequest(String name, Quantity most) {
      Quantity request = requests.get(name);
      String rule = "maximum %s usage per %s is %s".formatted(name, type, most);
      if (request == null) {
        problems.add(rule + ".  No request is specified");
      } else if (request.compareTo(most) > 0) {
        problems.add(rule + ", but request is " + request);
      }
    }

    void ratio(String name, Quantity most) {
      Quantity request = requests.get(name);
      Quantity limit = limits.get(name);
      String rule = "%s max limit to request ratio per %s is %s".formatted(name, type, most);
      if (request == null || request.isZero()) {
        problems.add(rule + ", but no request is specified or request is 0");
      } else if (limit == null || limit.isZero()) {
        problems.add(rule + ", but no limit is specified or limit is 0");
      } else {
        BigDecimal ratio =
            limit.asBigDecimal().divide(request.asBigDecimal(), MathContext.DECIMAL64);
        if (ratio.compareTo(most.asBigDecimal()) > 0) {
          problems.add(rule + ", but provided ratio is " + String.format(Locale.ROOT, "%f", ratio));
        }
      }
    }
  }
}
