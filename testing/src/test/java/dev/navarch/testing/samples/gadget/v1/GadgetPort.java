package dev.navarch.testing.samples.gadget.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Maximum;
import dev.navarch.apimachinery.annotation.Minimum;
import org.jspecify.annotations.Nullable;

/**
 * Where a toy can be plugged in.
 *
 * @param port Its number
 * @param protocol What is spoken there
 */
@ApiType
public record GadgetPort(
    @Field(value = 1, required = true) @Minimum(1) @Maximum(65535) int port,
    @Field(2) @Default("\"TCP\"") @Nullable String protocol) {}
