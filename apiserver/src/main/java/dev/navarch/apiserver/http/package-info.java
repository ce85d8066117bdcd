/**
 * The server's side of HTTP/1.1, HTTP/2 and WebSockets over TLS. What a request is and how it is
 * answered does not depend on the protocol, nor on there being a socket: {@link
 * dev.navarch.apiserver.http.Handler} is what a server implements, {@link
 * dev.navarch.apiserver.http.HttpServer} brings requests to it, and {@link
 * dev.navarch.apiserver.http.LocalServer} those of senders in the same process.
 *
 * <p>A handler is called on an event loop and must not block there; it may answer later and from
 * any thread.
 */
@NullMarked
package dev.navarch.apiserver.http;

import org.jspecify.annotations.NullMarked;
