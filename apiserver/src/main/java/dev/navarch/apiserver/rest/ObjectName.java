package dev.navarch.apiserver.rest;

/**
 * Which object of a resource.
 *
 * @param namespace empty for what belongs to the whole cluster
 */
public record ObjectName(String namespace, String name) {}
