package dev.navarch.samples.samplecontroller.apis.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;

/**
 * The deployment as it was last seen.
 *
 * @param availableReplicas How many of its pods are available
 */
@ApiType
public record FooStatus(@Field(1) int availableReplicas) {}
