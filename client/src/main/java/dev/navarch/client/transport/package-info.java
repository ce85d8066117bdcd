/**
 * How requests get to a server and answers back. {@link dev.navarch.client.transport.Transport} is
 * the contract, {@link dev.navarch.client.transport.ConfiguredTransport} opens the one that a
 * configuration describes; everything here may be used by any thread.
 *
 * <p>What goes wrong is an {@link java.io.IOException} whose message names the server and says what
 * is wrong. Its class says what a caller can do:
 *
 * <ul>
 *   <li>{@link dev.navarch.client.transport.NotSentException}: the server cannot have seen the
 *       request, which may be sent again;
 *   <li>{@link dev.navarch.client.transport.UntrustedServerException}: one of those that no other
 *       try mends, as the server's certificate is not trusted;
 *   <li>{@link dev.navarch.client.transport.ServerLostException}: nothing is heard of the server
 *       any more, and what was asked may have been done;
 *   <li>{@link java.net.SocketTimeoutException}: the time of the request is up, or an answer fell
 *       silent before its end;
 *   <li>{@link dev.navarch.client.transport.NotUpgradedException}: the server does not go on in
 *       another protocol;
 *   <li>any other: the connection broke, or what came is not HTTP.
 * </ul>
 */
@NullMarked
package dev.navarch.client.transport;

import org.jspecify.annotations.NullMarked;
