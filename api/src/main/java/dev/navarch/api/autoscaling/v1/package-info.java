/**
 * The types of {@code autoscaling/v1}. Plain immutable data.
 *
 * <p>An older version: it converts to the types of {@link
 * dev.navarch.api.autoscaling.v2.HorizontalPodAutoscaler} and its neighbours, and inherits their
 * descriptions.
 */
@ApiVersion(
    group = "autoscaling",
    version = "v1",
    hub = "dev.navarch.api.autoscaling.v2",
    protoPackage = "k8s.io.api.autoscaling.v1")
@NullMarked
package dev.navarch.api.autoscaling.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
