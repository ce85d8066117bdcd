/** The types of {@code certificates.k8s.io/v1}. Plain immutable data. */
@ApiVersion(
    group = "certificates.k8s.io",
    version = "v1",
    protoPackage = "k8s.io.api.certificates.v1")
@NullMarked
package dev.navarch.api.certificates.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
