/** Metadata and other types that all groups share, of {@code meta/v1}. Plain immutable data. */
@ApiVersion(group = "", version = "v1", protoPackage = "k8s.io.apimachinery.pkg.apis.meta.v1")
@Generate(except = "register")
@NullMarked
package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import dev.navarch.apimachinery.annotation.Generate;
import org.jspecify.annotations.NullMarked;
