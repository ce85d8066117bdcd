/** The types of {@code apiregistration.k8s.io/v1}. Plain immutable data. */
@ApiVersion(
    group = "apiregistration.k8s.io",
    version = "v1",
    protoPackage = "k8s.io.kube_aggregator.pkg.apis.apiregistration.v1")
@NullMarked
package dev.navarch.api.apiregistration.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
