package dev.navarch.client.fake;

import dev.navarch.apimachinery.schema.GroupVersionResource;

/**
 * What an action is about.
 *
 * @param subresource empty for the objects themselves
 * @param namespace empty for all of them, and for what lives in none
 * @param name empty for actions on many objects, and for what is to get a name
 */
public record ActionTarget(
    GroupVersionResource resource, String subresource, String namespace, String name) {}
