/** The types of {@code policy/v1}. Plain immutable data. */
@ApiVersion(group = "policy", version = "v1", protoPackage = "k8s.io.api.policy.v1")
@NullMarked
package dev.navarch.api.policy.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
