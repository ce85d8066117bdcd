/** The types of {@code discovery.k8s.io/v1}. Plain immutable data. */
@ApiVersion(group = "discovery.k8s.io", version = "v1", protoPackage = "k8s.io.api.discovery.v1")
@NullMarked
package dev.navarch.api.discovery.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
