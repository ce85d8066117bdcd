package dev.navarch.testing.samples.gadget.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.ListMap;
import dev.navarch.apimachinery.meta.v1.Condition;
import java.util.List;

/**
 * What a toy does.
 *
 * @param replicas How many there are
 * @param selector The labels of those there are
 * @param conditions How it is doing
 */
@ApiType
public record GadgetStatus(
    @Field(1) int replicas,
    @Field(2) String selector,
    @Field(3) @ListMap("type") List<Condition> conditions) {}
