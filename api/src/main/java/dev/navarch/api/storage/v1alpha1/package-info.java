/**
 * The types of {@code storage.k8s.io/v1alpha1}. Plain immutable data.
 *
 * <p>An older version: it converts to the types of {@link dev.navarch.api.storage.v1.StorageClass}
 * and its neighbours, and inherits their descriptions.
 */
@ApiVersion(
    group = "storage.k8s.io",
    version = "v1alpha1",
    hub = "dev.navarch.api.storage.v1",
    protoPackage = "k8s.io.api.storage.v1alpha1")
@NullMarked
package dev.navarch.api.storage.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
