/**
 * The types of {@code apps/v1beta2}. Plain immutable data.
 *
 * <p>An older version: it converts to the types of {@link dev.navarch.api.apps.v1.StatefulSet} and
 * its neighbours, and inherits their descriptions.
 */
@ApiVersion(
    group = "apps",
    version = "v1beta2",
    hub = "dev.navarch.api.apps.v1",
    protoPackage = "k8s.io.api.apps.v1beta2")
@NullMarked
package dev.navarch.api.apps.v1beta2;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
