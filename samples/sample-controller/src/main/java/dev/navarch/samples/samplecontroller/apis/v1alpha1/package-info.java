/**
 * The types of {@code samplecontroller.k8s.io/v1alpha1}. This is all that is written by hand;
 * codecs, builders, clients and the definition for the server are generated from it.
 */
@ApiVersion(
    group = "samplecontroller.k8s.io",
    version = "v1alpha1",
    protoPackage = "samplecontroller.v1alpha1")
@NullMarked
package dev.navarch.samples.samplecontroller.apis.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiVersion;
import org.jspecify.annotations.NullMarked;
