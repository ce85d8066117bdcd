/** The types of {@code apps/v1}. Plain immutable data. */
@ApiVersion(group = "apps", version = "v1", protoPackage = "k8s.io.api.apps.v1")
@NullMarked
package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
