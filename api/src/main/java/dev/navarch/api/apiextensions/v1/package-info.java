/** The types of {@code apiextensions.k8s.io/v1}. Plain immutable data. */
@ApiVersion(
    group = "apiextensions.k8s.io",
    version = "v1",
    protoPackage = "k8s.io.apiextensions_apiserver.pkg.apis.apiextensions.v1")
@NullMarked
package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
