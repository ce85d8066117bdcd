/**
 * The types of {@code policy/v1beta1}. Plain immutable data.
 *
 * <p>An older version: it converts to the types of {@link
 * dev.navarch.api.policy.v1.PodDisruptionBudgetSpec} and its neighbours, and inherits their
 * descriptions.
 */
@ApiVersion(
    group = "policy",
    version = "v1beta1",
    hub = "dev.navarch.api.policy.v1",
    protoPackage = "k8s.io.api.policy.v1beta1")
@NullMarked
package dev.navarch.api.policy.v1beta1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
