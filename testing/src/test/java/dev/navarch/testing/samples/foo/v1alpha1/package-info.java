/**
 * The types of {@code samplecontroller.k8s.io/v1alpha1}, as an author would write them; tests
 * generate from these sources.
 */
@ApiVersion(
    group = "samplecontroller.k8s.io",
    version = "v1alpha1",
    protoPackage = "navarch.samples.foo.v1alpha1")
@NullMarked
package dev.navarch.testing.samples.foo.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
