package dev.navarch.testing.samples.gadget.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Default;
import dev.navarch.apimachinery.annotation.Field;
import org.jspecify.annotations.Nullable;

/**
 * How a toy shines. Its defaults are filled in where nothing is said of it at all.
 *
 * @param finish What its surface is like
 * @param gloss How much it shines
 */
@ApiType
public record GadgetLook(
    @Field(1) @Default("\"matt\"") @Nullable String finish,
    @Field(2) @Default("5") @Nullable Integer gloss) {}
