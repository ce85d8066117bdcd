/**
 * Metadata and other types that all groups share, of {@code meta.k8s.io/v1beta1}. Plain immutable
 * data.
 *
 * <p>An older version: it converts to the types of {@link
 * dev.navarch.apimachinery.meta.v1.TypeMeta} and its neighbours, and inherits their descriptions.
 */
@ApiVersion(
    group = "meta.k8s.io",
    version = "v1beta1",
    hub = "dev.navarch.apimachinery.meta.v1",
    protoPackage = "k8s.io.apimachinery.pkg.apis.meta.v1beta1")
@Generate(except = "register")
@NullMarked
package dev.navarch.apimachinery.meta.v1beta1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import dev.navarch.apimachinery.annotation.Generate;
import org.jspecify.annotations.NullMarked;
