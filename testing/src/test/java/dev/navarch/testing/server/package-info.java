/**
 * Tests of a whole server under pressure, over real sockets: many clients at once, hostile clients,
 * crashes. {@link dev.navarch.testing.server.RunningServer} is what they talk to.
 */
@NullMarked
package dev.navarch.testing.server;

import org.jspecify.annotations.NullMarked;
