package dev.navarch.client.rest;

import dev.navarch.apimachinery.runtime.Scheme;
import java.time.Duration;

/** What all clients made of one another share. */
record ClientSettings(
    Sender sender,
    Scheme scheme,
    ObjectReader reader,
    ObjectWriter writer,
    WarningHandler warnings,
    String userAgent,
    Duration timeout) {}
