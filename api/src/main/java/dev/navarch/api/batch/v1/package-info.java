/** The types of {@code batch/v1}. Plain immutable data. */
@ApiVersion(group = "batch", version = "v1", protoPackage = "k8s.io.api.batch.v1")
@NullMarked
package dev.navarch.api.batch.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
