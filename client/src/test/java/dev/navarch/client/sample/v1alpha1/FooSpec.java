package dev.navarch.client.sample.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.descriptor.ApiStruct;
import org.jspecify.annotations.Nullable;

/**
 * What is wanted.
 *
 * @param deploymentName Name of the deployment
 * @param replicas Number of pods
 */
@ApiType
public record FooSpec(@Field(1) String deploymentName, @Field(2) @Nullable Integer replicas)
    implements ApiStruct<FooSpec> {}
