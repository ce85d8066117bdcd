/** The types of {@code apidiscovery.k8s.io/v2}. Plain immutable data. */
@ApiVersion(
    group = "apidiscovery.k8s.io",
    version = "v2",
    protoPackage = "k8s.io.api.apidiscovery.v2")
@NullMarked
package dev.navarch.api.apidiscovery.v2;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
