package dev.navarch.registry.core.pod;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.PodSpec;
import dev.navarch.api.core.v1.ResourceClaim;
import dev.navarch.api.core.v1.ResourceRequirements;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apimachinery.value.QuantityFormatException;
import dev.navarch.registry.validation.ResourceNames;
import dev.navarch.registry.validation.ResourceValidation;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;

/** What containers, and pods as a whole, ask for and may use. */
final class ContainerResourcesValidation {
  private static final List<String> POD_LEVEL = List.of("cpu", "hugepages-", "memory");

  private ContainerResourcesValidation() {}

  /** How the name of a resource is judged: differently for a container and a whole pod. */
  private interface NameCheck {
    void check(String name, FieldPath path, List<FieldError> errors);
  }

  static void container(
      ResourceRequirements resources,
      SortedSet<String> podClaims,
      PodValidationOptions options,
      FieldPath path,
      List<FieldError> errors) {
    requirements(resources, ResourceValidation::containerName, options, path, errors);
    claims(resources.claims(), podClaims, path.child("claims"), errors);
  }

  /** The resources that all containers of a pod share. */
  static void pod(
      ResourceRequirements resources,
      PodSpec spec,
      PodValidationOptions options,
      FieldPath path,
      List<FieldError> errors) {
    if (!resources.claims().isEmpty()) {
      errors.add(
          FieldError.forbidden(
              path.child("claims"), "claims cannot be set for Resources at pod-level"));
    }
    requirements(resources, ContainerResourcesValidation::podLevelName, options, path, errors);
    consistency(resources, spec, path, errors);
  }

  private static void podLevelName(String name, FieldPath path, List<FieldError> errors) {
    int before = errors.size();
    ResourceValidation.name(name, path, errors);
    if (errors.size() == before
        && !name.equals(ResourceNames.CPU)
        && !name.equals(ResourceNames.MEMORY)
        && !ResourceNames.isHugePages(name)) {
      errors.add(FieldError.notSupported(path, name, POD_LEVEL));
    }
  }

  private static void requirements(
      ResourceRequirements resources,
      NameCheck names,
      PodValidationOptions options,
      FieldPath path,
      List<FieldError> errors) {
    FieldPath limitsPath = path.child("limits");
    FieldPath requestsPath = path.child("requests");
    amounts(resources.limits(), names, options, limitsPath, errors);
    resources
        .requests()
        .forEach((name, amount) -> {
          amount(name, amount, names, options, requestsPath.key(name), errors);
          Quantity limit = resources.limits().get(name);
          if (limit == null) {
            if (!ResourceNames.isOvercommitAllowed(name)) {
              errors.add(
                  FieldError.required(
                      limitsPath, "Limit must be set for non overcommitable resources"));
            }
          } else {
            withinLimit(name, amount, limit, requestsPath, errors);
          }
        });
    if (usesHugePages(resources.limits(), resources.requests())
        && !usesCpuOrMemory(resources.limits(), resources.requests())) {
      errors.add(FieldError.forbidden(path, "HugePages require cpu or memory"));
    }
  }

  private static void withinLimit(
      String name, Quantity amount, Quantity limit, FieldPath path, List<FieldError> errors) {
    if (!amount.sameValue(limit) && !ResourceNames.isOvercommitAllowed(name)) {
      errors.add(
          FieldError.invalid(
              path, amount.toString(), "must be equal to " + name + " limit of " + limit));
    } else if (amount.compareTo(limit) > 0) {
      errors.add(
          FieldError.invalid(
              path,
              amount.toString(),
              "must be less than or equal to " + name + " limit of " + limit));
    }
  }

  private static void amounts(
      Map<String, Quantity> amounts,
      NameCheck names,
      PodValidationOptions options,
      FieldPath path,
      List<FieldError> errors) {
    amounts.forEach((name, amount) -> amount(name, amount, names, options, path.key(name), errors));
  }

  private static void amount(
      String name,
      Quantity amount,
      NameCheck names,
      PodValidationOptions options,
      FieldPath path,
      List<FieldError> errors) {
    names.check(name, path, errors);
    ResourceValidation.amount(name, amount, path, errors);
    if (ResourceNames.isHugePages(name) && !options.anyHugePages()) {
      wholePages(name, amount, path, errors);
    }
  }

  private static void wholePages(
      String name, Quantity amount, FieldPath path, List<FieldError> errors) {
    String size = name.substring(ResourceNames.HUGE_PAGES_PREFIX.length());
    try {
      long page = Quantity.parse(size).value();
      if (page <= 0) {
        errors.add(
            FieldError.invalid(path, name, "page size in resource name must be greater than 0"));
      } else if (!ResourceValidation.isMultiple(amount, page)) {
        errors.add(
            FieldError.invalid(
                path, amount.toString(), amount + " is not positive integer multiple of " + size));
      }
    } catch (QuantityFormatException notASize) {
      errors.add(
          FieldError.invalid(path, amount.toString(), String.valueOf(notASize.getMessage())));
    }
  }

  /** Whether a pod that is stored asks for parts of pages. */
  static void hugePages(PodSpec spec, List<FieldError> errors) {
    FieldPath path = FieldPath.of("spec");
    for (List<Container> containers : List.of(spec.containers(), spec.initContainers())) {
      for (Container container : containers) {
        ResourceRequirements resources = container.resources();
        for (Map<String, Quantity> amounts : List.of(resources.limits(), resources.requests())) {
          amounts.forEach((name, amount) -> {
            if (ResourceNames.isHugePages(name)) {
              wholePages(name, amount, path, errors);
            }
          });
        }
      }
    }
  }

  private static boolean usesHugePages(
      Map<String, Quantity> limits, Map<String, Quantity> requests) {
    return limits.keySet().stream().anyMatch(ResourceNames::isHugePages)
        || requests.keySet().stream().anyMatch(ResourceNames::isHugePages);
  }

  private static boolean usesCpuOrMemory(
      Map<String, Quantity> limits, Map<String, Quantity> requests) {
    return limits.containsKey(ResourceNames.CPU)
        || limits.containsKey(ResourceNames.MEMORY)
        || requests.containsKey(ResourceNames.CPU)
        || requests.containsKey(ResourceNames.MEMORY);
  }

  private static void claims(
      List<ResourceClaim> claims,
      SortedSet<String> podClaims,
      FieldPath path,
      List<FieldError> errors) {
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < claims.size(); i++) {
      String name = claims.get(i).name();
      String request = claims.get(i).request();
      FieldPath at = path.index(i);
      if (name.isEmpty()) {
        errors.add(FieldError.required(at));
        continue;
      }
      if (!seen.add(request.isEmpty() ? name : name + "/" + request)) {
        errors.add(FieldError.duplicate(at, name));
      }
      if (!podClaims.contains(name)) {
        String among = "must be one of the names in pod.spec.resourceClaims";
        errors.add(
            FieldError.notFound(at, name)
                .withDetail(
                    podClaims.isEmpty()
                        ? among + " which is empty"
                        : among + ": " + String.join(", ", podClaims)));
      }
    }
  }

  /** A pod asks for at least what its containers ask for together, and no limit exceeds its own. */
  private static void consistency(
      ResourceRequirements resources, PodSpec spec, FieldPath path, List<FieldError> errors) {
    PodRequests.of(spec)
        .forEach((name, sum) -> {
          Quantity own = resources.requests().getOrDefault(name, Quantity.ZERO);
          if (sum.compareTo(own) > 0) {
            errors.add(
                FieldError.invalid(
                    path.child("requests").key(name),
                    own.toString(),
                    "must be greater than or equal to aggregate container requests of " + sum));
          }
        });
    for (int i = 0; i < spec.containers().size(); i++) {
      FieldPath at = path.child("containers").index(i);
      spec.containers()
          .get(i)
          .resources()
          .limits()
          .forEach((name, limit) -> {
            Quantity own = resources.limits().get(name);
            if (own != null && limit.compareTo(own) > 0) {
              errors.add(
                  FieldError.invalid(
                      at.key(name).child("limits"),
                      limit.toString(),
                      "must be less than or equal to pod limits of " + own));
            }
          });
    }
  }
}
