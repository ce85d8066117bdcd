/** The types of {@code autoscaling/v2}. Plain immutable data. */
@ApiVersion(group = "autoscaling", version = "v2", protoPackage = "k8s.io.api.autoscaling.v2")
@NullMarked
package dev.navarch.api.autoscaling.v2;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
