/**
 * The types of {@code resource.k8s.io/v1beta2}. Plain immutable data.
 *
 * <p>An older version: it converts to the types of {@link
 * dev.navarch.api.resource.v1.ResourceSlice} and its neighbours, and inherits their descriptions.
 */
@ApiVersion(
    group = "resource.k8s.io",
    version = "v1beta2",
    hub = "dev.navarch.api.resource.v1",
    protoPackage = "k8s.io.api.resource.v1beta2")
@NullMarked
package dev.navarch.api.resource.v1beta2;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
