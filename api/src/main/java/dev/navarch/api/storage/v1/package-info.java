/** The types of {@code storage.k8s.io/v1}. Plain immutable data. */
@ApiVersion(group = "storage.k8s.io", version = "v1", protoPackage = "k8s.io.api.storage.v1")
@NullMarked
package dev.navarch.api.storage.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
