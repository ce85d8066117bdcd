/**
 * The client's side of SPDY/3.1 as far as Kubernetes' servers use it, for those that know nothing
 * newer, and inside of WebSockets for port-forwarding. {@link
 * dev.navarch.client.spdy.SpdyConnection} is the entry; connections and streams may be used by any
 * thread.
 */
@NullMarked
package dev.navarch.client.spdy;

import org.jspecify.annotations.NullMarked;
