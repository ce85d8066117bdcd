/**
 * The types of {@code apidiscovery.k8s.io/v2beta1}. Plain immutable data.
 *
 * <p>An older version: it converts to the types of {@link
 * dev.navarch.api.apidiscovery.v2.APIGroupDiscoveryList} and its neighbours, and inherits their
 * descriptions.
 */
@ApiVersion(
    group = "apidiscovery.k8s.io",
    version = "v2beta1",
    hub = "dev.navarch.api.apidiscovery.v2",
    protoPackage = "k8s.io.api.apidiscovery.v2beta1")
@NullMarked
package dev.navarch.api.apidiscovery.v2beta1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
