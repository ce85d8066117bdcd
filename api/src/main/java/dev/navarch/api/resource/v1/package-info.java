/** The types of {@code resource.k8s.io/v1}. Plain immutable data. */
@ApiVersion(group = "resource.k8s.io", version = "v1", protoPackage = "k8s.io.api.resource.v1")
@NullMarked
package dev.navarch.api.resource.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
