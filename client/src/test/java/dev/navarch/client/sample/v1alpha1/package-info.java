/** Kinds of somebody's own. Plain immutable data. */
@ApiVersion(
    group = "samplecontroller.example.com",
    version = "v1alpha1",
    protoPackage = "com.example.samplecontroller.v1alpha1")
@NullMarked
package dev.navarch.client.sample.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
