/**
 * The types of {@code node.k8s.io/v1alpha1}. Plain immutable data.
 *
 * <p>An older version: it converts to the types of {@link dev.navarch.api.node.v1.RuntimeClass} and
 * its neighbours, and inherits their descriptions.
 */
@ApiVersion(
    group = "node.k8s.io",
    version = "v1alpha1",
    hub = "dev.navarch.api.node.v1",
    protoPackage = "k8s.io.api.node.v1alpha1")
@NullMarked
package dev.navarch.api.node.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
