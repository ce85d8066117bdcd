package dev.navarch.compatibility.fabric8;

import java.util.List;

/** What is wanted of a {@link Ship}. */
public record ShipSpec(String port, int masts, List<String> crew) {}
