/** The types of {@code rbac.authorization.k8s.io/v1}. Plain immutable data. */
@ApiVersion(
    group = "rbac.authorization.k8s.io",
    version = "v1",
    protoPackage = "k8s.io.api.rbac.v1")
@NullMarked
package dev.navarch.api.rbac.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
