/** The types of {@code internal.apiserver.k8s.io/v1alpha1}. Plain immutable data. */
@ApiVersion(
    group = "internal.apiserver.k8s.io",
    version = "v1alpha1",
    protoPackage = "k8s.io.api.apiserverinternal.v1alpha1")
@NullMarked
package dev.navarch.api.apiserverinternal.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
