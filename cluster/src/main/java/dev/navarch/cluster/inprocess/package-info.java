/**
 * Requests of clients in this process, without TCP and TLS: the same requests, rights, limits and
 * bytes as over a socket. {@link dev.navarch.cluster.inprocess.InProcessServer} is the entry, one
 * for each control plane; a {@link dev.navarch.cluster.inprocess.InProcessTransport} is one
 * client's. Both may be used by any number of threads.
 *
 * <p>A request is handed to the server on the thread that sends it, and answered there if that is
 * possible without waiting; whatever may wait goes on on the server's threads, so that an interrupt
 * of the sender ends the sender's waiting and nothing else.
 */
@NullMarked
package dev.navarch.cluster.inprocess;

import org.jspecify.annotations.NullMarked;
