/** The types of {@code authorization.k8s.io/v1}. Plain immutable data. */
@ApiVersion(
    group = "authorization.k8s.io",
    version = "v1",
    protoPackage = "k8s.io.api.authorization.v1")
@NullMarked
package dev.navarch.api.authorization.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
