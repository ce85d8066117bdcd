/** The types of {@code coordination.k8s.io/v1}. Plain immutable data. */
@ApiVersion(
    group = "coordination.k8s.io",
    version = "v1",
    protoPackage = "k8s.io.api.coordination.v1")
@NullMarked
package dev.navarch.api.coordination.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
