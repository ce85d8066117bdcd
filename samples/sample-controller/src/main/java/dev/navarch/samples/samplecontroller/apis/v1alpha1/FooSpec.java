package dev.navarch.samples.samplecontroller.apis.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Length;
import dev.navarch.apimachinery.annotation.Maximum;
import dev.navarch.apimachinery.annotation.Minimum;
import org.jspecify.annotations.Nullable;

/**
 * The deployment that is wanted.
 *
 * @param deploymentName Its name
 * @param replicas How many pods it has
 */
@ApiType
public record FooSpec(
    @Field(value = 1, required = true) @Length(min = 1) String deploymentName,
    @Field(2) @Minimum(1) @Maximum(10) @Nullable Integer replicas) {}
