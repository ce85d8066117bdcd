/** The types of {@code networking.k8s.io/v1}. Plain immutable data. */
@ApiVersion(group = "networking.k8s.io", version = "v1", protoPackage = "k8s.io.api.networking.v1")
@NullMarked
package dev.navarch.api.networking.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
