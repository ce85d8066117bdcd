/**
 * What is special about horizontal pod autoscalers. Start at {@link
 * dev.navarch.registry.autoscaling.horizontalpodautoscaler.HorizontalPodAutoscalerValidation}.
 *
 * <p>Everything is stateless and safe to call from any thread.
 */
@NullMarked
package dev.navarch.registry.autoscaling.horizontalpodautoscaler;

import org.jspecify.annotations.NullMarked;
