/**
 * How requests get to a server and answers back. {@link dev.navarch.client.transport.Transport} is
 * the contract, {@link dev.navarch.client.transport.ConfiguredTransport} opens the one that a
 * configuration describes; everything here may be used by any thread.
 */
@NullMarked
package dev.navarch.client.transport;

import org.jspecify.annotations.NullMarked;
