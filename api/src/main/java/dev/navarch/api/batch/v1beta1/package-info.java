/**
 * The types of {@code batch/v1beta1}. Plain immutable data.
 *
 * <p>An older version: it converts to the types of {@link dev.navarch.api.batch.v1.Job} and its
 * neighbours, and inherits their descriptions.
 */
@ApiVersion(
    group = "batch",
    version = "v1beta1",
    hub = "dev.navarch.api.batch.v1",
    protoPackage = "k8s.io.api.batch.v1beta1")
@NullMarked
package dev.navarch.api.batch.v1beta1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
