package dev.navarch.compatibility.fabric8;

/** Where a {@link Ship} was seen last. */
public record ShipStatus(String seenAt) {}
