package dev.navarch.registry.autoscaling;

import dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler;
import dev.navarch.apimachinery.schema.GroupResource;
import dev.navarch.registry.autoscaling.horizontalpodautoscaler.HorizontalPodAutoscalerValidation;
import dev.navarch.registry.generic.Behavior;
import dev.navarch.registry.generic.GroupResources;
import dev.navarch.registry.generic.RegistryContext;
import dev.navarch.registry.generic.ValidatedStatus;
import dev.navarch.registry.generic.ValidatedStrategy;
import java.util.Optional;

/** What is special about autoscalers. */
public final class AutoscalingResources implements GroupResources {
  public static final AutoscalingResources INSTANCE = new AutoscalingResources();

  private AutoscalingResources() {}

  @Override
  public Optional<Behavior<?>> behavior(String resource, RegistryContext context) {
    return resource.equals("horizontalpodautoscalers")
        ? Optional.of(horizontalPodAutoscalers())
        : Optional.empty();
  }

  private static Behavior<HorizontalPodAutoscaler> horizontalPodAutoscalers() {
    ValidatedStrategy<HorizontalPodAutoscaler> main =
        new ValidatedStrategy<>(
            new GroupResource("autoscaling", "horizontalpodautoscalers"),
            HorizontalPodAutoscalerValidation::create,
            HorizontalPodAutoscalerValidation::update);
    return new Behavior<>(
        main,
        new ValidatedStatus<>(
            main,
            HorizontalPodAutoscaler.class,
            ValidatedStatus.Metadata.MAY_CHANGE,
            HorizontalPodAutoscalerValidation::updateStatus),
        null);
  }
}
