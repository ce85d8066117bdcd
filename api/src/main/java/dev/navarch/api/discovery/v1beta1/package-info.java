/**
 * The types of {@code discovery.k8s.io/v1beta1}. Plain immutable data.
 *
 * <p>An older version: it converts to the types of {@link
 * dev.navarch.api.discovery.v1.EndpointSlice} and its neighbours, and inherits their descriptions.
 */
@ApiVersion(
    group = "discovery.k8s.io",
    version = "v1beta1",
    hub = "dev.navarch.api.discovery.v1",
    protoPackage = "k8s.io.api.discovery.v1beta1")
@NullMarked
package dev.navarch.api.discovery.v1beta1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
