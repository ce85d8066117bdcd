package dev.navarch.apiserver.rest;

/**
 * How an update ended.
 *
 * @param created whether the object was not there before
 */
public record Updated<T>(T object, boolean created) {}
