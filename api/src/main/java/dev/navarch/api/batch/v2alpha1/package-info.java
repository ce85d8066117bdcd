/**
 * The types of {@code batch/v2alpha1}. Plain immutable data.
 *
 * <p>An older version: it converts to the types of {@link dev.navarch.api.batch.v1.Job} and its
 * neighbours, and inherits their descriptions.
 */
@ApiVersion(
    group = "batch",
    version = "v2alpha1",
    hub = "dev.navarch.api.batch.v1",
    protoPackage = "k8s.io.api.batch.v2alpha1")
@NullMarked
package dev.navarch.api.batch.v2alpha1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
