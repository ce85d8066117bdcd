package dev.navarch.testing.samples.gadget.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Rule;
import dev.navarch.apimachinery.annotation.Size;

/**
 * Two bounds.
 *
 * @param low The lower one
 * @param high The upper one
 */
@ApiType
@Size(min = 2)
@Rule(
    value = "self.low <= self.high",
    messageExpression = "self.low > 100 ? 'far too low' : 'lower than low'",
    fieldPath = ".high")
public record GadgetRange(
    @Field(value = 1, required = true) int low, @Field(value = 2, required = true) int high) {}
