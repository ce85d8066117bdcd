/** The types of {@code node.k8s.io/v1}. Plain immutable data. */
@ApiVersion(group = "node.k8s.io", version = "v1", protoPackage = "k8s.io.api.node.v1")
@NullMarked
package dev.navarch.api.node.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
