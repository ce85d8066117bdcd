package dev.navarch.client.mapper;

import dev.navarch.apimachinery.schema.GroupVersionKind;
import dev.navarch.apimachinery.schema.GroupVersionResource;

/** A kind and the resource that serves it. */
public record RestMapping(GroupVersionResource resource, GroupVersionKind kind, RestScope scope) {}
