/**
 * Clients for attacks. {@link dev.navarch.attacks.client.Target} says where the server is and opens
 * connections; {@link dev.navarch.attacks.client.PlainClient} sends well-formed requests as one
 * user; {@link dev.navarch.attacks.client.RawConnection} and {@link
 * dev.navarch.attacks.client.RawHttp2} send any bytes and read only when told to.
 *
 * <p>Clients may be used by any thread; a raw connection belongs to one thread at a time.
 */
@NullMarked
package dev.navarch.attacks.client;

import org.jspecify.annotations.NullMarked;
