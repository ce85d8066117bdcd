/** The types of {@code admission.k8s.io/v1}. Plain immutable data. */
@ApiVersion(group = "admission.k8s.io", version = "v1", protoPackage = "k8s.io.api.admission.v1")
@NullMarked
package dev.navarch.api.admission.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
