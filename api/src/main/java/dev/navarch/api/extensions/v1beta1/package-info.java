/** The types of {@code extensions/v1beta1}. Plain immutable data. */
@ApiVersion(
    group = "extensions",
    version = "v1beta1",
    protoPackage = "k8s.io.api.extensions.v1beta1")
@NullMarked
package dev.navarch.api.extensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
