/** The types of {@code authentication.k8s.io/v1}. Plain immutable data. */
@ApiVersion(
    group = "authentication.k8s.io",
    version = "v1",
    protoPackage = "k8s.io.api.authentication.v1")
@NullMarked
package dev.navarch.api.authentication.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
