/**
 * Tests of clients whose server is restarted, cut off, slow, gone or mad. {@link
 * dev.navarch.testing.client.faults.FaultyProxy} is what goes wrong on the way, {@link
 * dev.navarch.testing.client.faults.SpoilingServer} what a server gets wrong itself. Faults may be
 * changed by any thread.
 */
@NullMarked
package dev.navarch.testing.client.faults;

import org.jspecify.annotations.NullMarked;
