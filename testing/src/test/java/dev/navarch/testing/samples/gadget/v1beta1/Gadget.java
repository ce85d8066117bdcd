package dev.navarch.testing.samples.gadget.v1beta1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.CustomResource;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * A toy as it was first thought of.
 *
 * @param typeMeta Kind and version of the object
 * @param metadata Identity of the toy
 * @param spec What the toy is like
 */
@ApiType
@Resource(
    shortNames = {"gd", "toy"},
    categories = "toys")
@CustomResource(
    deprecated = true,
    deprecationWarning = "toys.example.com/v1beta1 Gadget is old: use v1")
public record Gadget(
    @Inline TypeMeta typeMeta, @Field(1) ObjectMeta metadata, @Field(2) GadgetSpec spec)
    implements MetaObject {}
