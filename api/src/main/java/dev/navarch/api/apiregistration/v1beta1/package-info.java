/**
 * The types of {@code apiregistration.k8s.io/v1beta1}. Plain immutable data.
 *
 * <p>An older version: it converts to the types of {@link
 * dev.navarch.api.apiregistration.v1.APIServiceList} and its neighbours, and inherits their
 * descriptions.
 */
@ApiVersion(
    group = "apiregistration.k8s.io",
    version = "v1beta1",
    hub = "dev.navarch.api.apiregistration.v1",
    protoPackage = "k8s.io.kube_aggregator.pkg.apis.apiregistration.v1beta1")
@NullMarked
package dev.navarch.api.apiregistration.v1beta1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
