/** The types of {@code v1}. Plain immutable data. */
@ApiVersion(group = "", version = "v1", protoPackage = "k8s.io.api.core.v1")
@NullMarked
package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
