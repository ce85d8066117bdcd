package dev.navarch.client.sample.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * What was seen last.
 *
 * @param availableReplicas Number of pods that can be used
 */
@ApiType
public record FooStatus(@Field(1) int availableReplicas) implements ApiStruct<FooStatus> {}
