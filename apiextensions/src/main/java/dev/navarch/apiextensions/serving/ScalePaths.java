package dev.navarch.apiextensions.serving;

import dev.navarch.api.apiextensions.v1.CustomResourceSubresourceScale;
import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.api.autoscaling.v1.ScaleSpec;
import dev.navarch.api.autoscaling.v1.ScaleStatus;
import dev.navarch.apimachinery.errors.ApiException;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;
import dev.navarch.apimachinery.unstructured.Unstructured;
import dev.navarch.apimachinery.validation.FieldError;
import dev.navarch.apimachinery.validation.FieldPath;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where the objects of a version keep what their scale tells. Paths are fields behind dots. */
final class ScalePaths {
  private final String specReplicas;
  private final String statusReplicas;
  private final @Nullable String selector;

  ScalePaths(CustomResourceSubresourceScale scale) {
    specReplicas = scale.specReplicasPath();
    statusReplicas = scale.statusReplicasPath();
    selector =
        scale.labelSelectorPath() == null || scale.labelSelectorPath().isEmpty()
            ? null
            : scale.labelSelectorPath();
  }

  /** The path of the wanted replicas, as the definition has it. */
  String specReplicas() {
    return specReplicas;
  }

  /** The fields that lead to the wanted replicas. */
  String[] specReplicasFields() {
    return fields(specReplicas);
  }

  private static String[] fields(String path) {
    return (path.startsWith(".") ? path.substring(1) : path).split("\\.", -1);
  }

  /** How many replicas an object wants; empty if it does not say. */
  Optional<Long> wanted(Unstructured object) {
    return number(object, specReplicas);
  }

  private static Optional<Long> number(Unstructured object, String path) {
    return object.nested(Long.class, fields(path));
  }

  private Optional<String> selector(Unstructured object) {
    return selector == null ? Optional.empty() : object.nested(String.class, fields(selector));
  }

  /**
   * The scale of an object, with no replicas where it does not say how many it wants.
   *
   * @throws ApiException if something else stands where a number or a selector is expected
   */
  Scale scale(Unstructured object) {
    ObjectMeta metadata = object.metadata();
    try {
      return Scale.builder()
          .typeMeta(new TypeMeta("Scale", "autoscaling/v1"))
          .metadata(
              ObjectMeta.builder()
                  .name(metadata.name())
                  .namespace(metadata.namespace())
                  .uid(metadata.uid())
                  .resourceVersion(metadata.resourceVersion())
                  .creationTimestamp(metadata.creationTimestamp())
                  .build())
          .spec(new ScaleSpec(wanted(object).orElse(0L).intValue()))
          .status(
              new ScaleStatus(
                  number(object, statusReplicas).orElse(0L).intValue(),
                  selector(object).orElse("")))
          .build();
    } catch (IllegalArgumentException e) {
      throw ApiException.unknown(String.valueOf(e.getMessage()));
    }
  }

  /** What is wrong with the replicas that an object wants. */
  void checkSpec(Unstructured object, List<FieldError> errors) {
    checkNumber(object, specReplicas, errors);
  }

  /** What is wrong with the replicas and the selector that an object reports. */
  void checkStatus(Unstructured object, List<FieldError> errors) {
    checkNumber(object, statusReplicas, errors);
    try {
      Optional<String> unused = selector(object);
    } catch (IllegalArgumentException e) {
      errors.add(
          FieldError.invalid(
              FieldPath.of(String.valueOf(selector)), "", String.valueOf(e.getMessage())));
    }
  }

  private static void checkNumber(Unstructured object, String path, List<FieldError> errors) {
    FieldPath place = FieldPath.of(path);
    try {
      long replicas = number(object, path).orElse(0L);
      if (replicas < 0) {
        errors.add(FieldError.invalid(place, replicas, "should be a non-negative integer"));
      } else if (replicas > Integer.MAX_VALUE) {
        errors.add(
            FieldError.invalid(
                place,
                replicas,
                "should be less than or equal to %d".formatted(Integer.MAX_VALUE)));
      }
    } catch (IllegalArgumentException e) {
      errors.add(FieldError.invalid(place, 0L, String.valueOf(e.getMessage())));
    }
  }
}
