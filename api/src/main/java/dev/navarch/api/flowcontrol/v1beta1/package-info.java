/**
 * The types of {@code flowcontrol.apiserver.k8s.io/v1beta1}. Plain immutable data.
 *
 * <p>An older version: it converts to the types of {@link
 * dev.navarch.api.flowcontrol.v1.FlowSchema} and its neighbours, and inherits their descriptions.
 */
@ApiVersion(
    group = "flowcontrol.apiserver.k8s.io",
    version = "v1beta1",
    hub = "dev.navarch.api.flowcontrol.v1",
    protoPackage = "k8s.io.api.flowcontrol.v1beta1")
@NullMarked
package dev.navarch.api.flowcontrol.v1beta1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
