/**
 * The types of {@code autoscaling/v2beta2}. Plain immutable data.
 *
 * <p>An older version: it converts to the types of {@link
 * dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler} and its neighbours, and inherits their
 * descriptions.
 */
@ApiVersion(
    group = "autoscaling",
    version = "v2beta2",
    hub = "dev.navarch.api.autoscaling.v2",
    protoPackage = "k8s.io.api.autoscaling.v2beta2")
@NullMarked
package dev.navarch.api.autoscaling.v2beta2;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
