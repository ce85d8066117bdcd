package dev.navarch.registry.columns;

import dev.navarch.api.core.v1.Container;
import dev.navarch.api.core.v1.PodTemplateSpec;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The containers of a pod template in cells. */
public final class ContainerCells {
  private ContainerCells() {}

  public static String names(@Nullable PodTemplateSpec template) {
    return joined(template, Container::name);
  }

  public static String images(@Nullable PodTemplateSpec template) {
    return joined(template, container -> container.image());
  }

  private static String joined(
      @Nullable PodTemplateSpec template, Function<Container, @Nullable String> part) {
    if (template == null) {
      return "";
    }
    return template.spec().containers().stream()
        .map(container -> Objects.requireNonNullElse(part.apply(container), ""))
        .collect(Collectors.joining(","));
  }
}
