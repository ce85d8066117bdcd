/** The types of {@code flowcontrol.apiserver.k8s.io/v1}. Plain immutable data. */
@ApiVersion(
    group = "flowcontrol.apiserver.k8s.io",
    version = "v1",
    protoPackage = "k8s.io.api.flowcontrol.v1")
@NullMarked
package dev.navarch.api.flowcontrol.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
