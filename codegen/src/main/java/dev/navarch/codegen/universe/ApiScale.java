package dev.navarch.codegen.universe;

import java.util.Optional;
import javax.lang.model.element.TypeElement;

/**
 * Where the objects of a custom resource keep what their scale tells, as {@code @ScalePaths} says.
 *
 * @param specReplicas the path of the wanted number
 * @param statusReplicas the path of the number there is
 * @param labelSelector the path of the selector; empty for none
 */
public record ApiScale(String specReplicas, String statusReplicas, String labelSelector) {
  /** What a kind says; nothing for one that has no scale, or is no custom resource. */
  static Optional<ApiScale> of(TypeElement element) {
    return Annotations.has(element, "CustomResource")
        ? Annotations.find(element, "ScalePaths")
            .map(tag ->
                new ApiScale(
                    Annotations.text(tag, "specReplicas"),
                    Annotations.text(tag, "statusReplicas"),
                    Annotations.text(tag, "labelSelector")))
        : Optional.empty();
  }
}
