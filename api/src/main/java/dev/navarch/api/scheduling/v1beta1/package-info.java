/**
 * The types of {@code scheduling.k8s.io/v1beta1}. Plain immutable data.
 *
 * <p>An older version: it converts to the types of {@link
 * dev.navarch.api.scheduling.v1.PriorityClass} and its neighbours, and inherits their descriptions.
 */
@ApiVersion(
    group = "scheduling.k8s.io",
    version = "v1beta1",
    hub = "dev.navarch.api.scheduling.v1",
    protoPackage = "k8s.io.api.scheduling.v1beta1")
@NullMarked
package dev.navarch.api.scheduling.v1beta1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
