package dev.navarch.apiserver.rest;

/**
 * How a deletion ended.
 *
 * @param object the object as it is now, or as it was last
 * @param gone whether it is gone; if not, somebody has to finish first
 */
public record Deleted<T>(T object, boolean gone) {}
