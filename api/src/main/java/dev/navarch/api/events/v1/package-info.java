/** The types of {@code events.k8s.io/v1}. Plain immutable data. */
@ApiVersion(group = "events.k8s.io", version = "v1", protoPackage = "k8s.io.api.events.v1")
@NullMarked
package dev.navarch.api.events.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
