package dev.navarch.testing.samples.gadget.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.PreserveUnknownFields;

/**
 * What a toy is like.
 *
 * @param colour What it looks like
 */
@ApiType
@PreserveUnknownFields
public record GadgetSpec(@Field(1) String colour) {}
