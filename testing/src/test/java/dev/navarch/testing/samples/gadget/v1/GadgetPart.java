package dev.navarch.testing.samples.gadget.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.PreserveUnknownFields;
import java.util.List;

/**
 * A part of a toy, which may have parts itself.
 *
 * @param name What it is
 * @param parts What is in it
 */
@ApiType
public record GadgetPart(
    @Field(1) String name, @Field(2) @PreserveUnknownFields List<GadgetPart> parts) {}
