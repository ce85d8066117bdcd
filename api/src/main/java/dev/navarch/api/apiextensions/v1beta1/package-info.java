/**
 * The types of {@code apiextensions.k8s.io/v1beta1}. Plain immutable data.
 *
 * <p>An older version: it converts to the types of {@link
 * dev.navarch.api.apiextensions.v1.CustomResourceDefinitionSpec} and its neighbours, and inherits
 * their descriptions.
 */
@ApiVersion(
    group = "apiextensions.k8s.io",
    version = "v1beta1",
    hub = "dev.navarch.api.apiextensions.v1",
    protoPackage = "k8s.io.apiextensions_apiserver.pkg.apis.apiextensions.v1beta1")
@NullMarked
package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
