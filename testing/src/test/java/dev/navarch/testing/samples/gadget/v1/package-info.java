/**
 * The types of {@code toys.example.com/v1}, which use every annotation that a definition can say
 * something about; tests generate from these sources.
 */
@ApiVersion(group = "toys.example.com", version = "v1", protoPackage = "navarch.samples.gadget.v1")
@NullMarked
package dev.navarch.testing.samples.gadget.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
