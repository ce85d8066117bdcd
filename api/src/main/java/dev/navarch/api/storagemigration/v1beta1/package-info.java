/** The types of {@code storagemigration.k8s.io/v1beta1}. Plain immutable data. */
@ApiVersion(
    group = "storagemigration.k8s.io",
    version = "v1beta1",
    protoPackage = "k8s.io.api.storagemigration.v1beta1")
@NullMarked
package dev.navarch.api.storagemigration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
