/** The types of {@code metrics.k8s.io/v1beta1}. Plain immutable data. */
@ApiVersion(
    group = "metrics.k8s.io",
    version = "v1beta1",
    protoPackage = "k8s.io.metrics.pkg.apis.metrics.v1beta1")
@NullMarked
package dev.navarch.api.metrics.v1beta1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
