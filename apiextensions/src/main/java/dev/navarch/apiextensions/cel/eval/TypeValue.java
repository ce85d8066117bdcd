package dev.navarch.apiextensions.cel.eval;

/** A type as a value: what {@code type(x)} gives. */
public record TypeValue(String name) {}
