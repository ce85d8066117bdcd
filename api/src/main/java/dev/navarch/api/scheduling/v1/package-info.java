/** The types of {@code scheduling.k8s.io/v1}. Plain immutable data. */
@ApiVersion(group = "scheduling.k8s.io", version = "v1", protoPackage = "k8s.io.api.scheduling.v1")
@NullMarked
package dev.navarch.api.scheduling.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
