/**
 * The client's side of WebSocket (RFC 6455) as Kubernetes uses it: binary messages over an upgraded
 * connection. {@link dev.navarch.client.websocket.WebSocketConnection} is the entry: one thread
 * reads, any thread sends and closes.
 *
 * <p>The JDK's WebSocket is not used because it drops what a server says when it refuses, and that
 * is what tells people what is wrong.
 */
@NullMarked
package dev.navarch.client.websocket;

import org.jspecify.annotations.NullMarked;
