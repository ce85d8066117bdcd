/** The types of {@code admissionregistration.k8s.io/v1}. Plain immutable data. */
@ApiVersion(
    group = "admissionregistration.k8s.io",
    version = "v1",
    protoPackage = "k8s.io.api.admissionregistration.v1")
@NullMarked
package dev.navarch.api.admissionregistration.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
