package dev.navarch.testing.samples.gadget.v1;

import dev.navarch.api.autoscaling.v1.Scale;
import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Column;
import dev.navarch.apimachinery.annotation.CustomResource;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Inline;
import dev.navarch.apimachinery.annotation.Resource;
import dev.navarch.apimachinery.annotation.Rule;
import dev.navarch.apimachinery.annotation.ScalePaths;
import dev.navarch.apimachinery.annotation.Subresource;
import dev.navarch.apimachinery.meta.v1.MetaObject;
import dev.navarch.apimachinery.meta.v1.ObjectMeta;
import dev.navarch.apimachinery.meta.v1.TypeMeta;

/**
 * A toy: "quoted", with a colon: and a # sign.
 *
 * @param typeMeta Kind and version of the object
 * @param metadata Identity of the toy
 * @param spec What the toy is like, in so many words that they take more than one line of a file
 *     whose lines are of a decent length
 * @param status What the toy does
 */
@ApiType
@Resource(
    shortNames = {"gd", "toy"},
    categories = "toys",
    subresources = {
      @Subresource("status"),
      @Subresource(value = "scale", type = Scale.class),
    })
@CustomResource(
    storage = true,
    selectableFields = {".spec.colour", ".spec.enabled"})
@ScalePaths(
    specReplicas = ".spec.replicas",
    statusReplicas = ".status.replicas",
    labelSelector = ".status.selector")
@Column(name = "Colour", jsonPath = ".spec.colour", description = "What it looks like")
@Column(name = "Replicas", jsonPath = ".spec.replicas")
@Column(name = "Start", jsonPath = ".spec.start")
@Column(name = "Ready", jsonPath = ".status.conditions[?(@.type==\"Ready\")].status", priority = 1)
@Column(name = "Age", jsonPath = ".metadata.creationTimestamp")
@Rule(
    value = "self.metadata.name != 'forbidden'",
    message = "no toy may be called so",
    reason = Rule.Reason.FORBIDDEN)
public record Gadget(
    @Inline TypeMeta typeMeta,
    @Field(1) ObjectMeta metadata,
    @Field(value = 2, required = true) GadgetSpec spec,
    @Field(3) GadgetStatus status)
    implements MetaObject {}
