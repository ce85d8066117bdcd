/**
 * What connections on which both sides write whenever they like have in common: bounded {@linkplain
 * dev.navarch.client.duplex.Pipe pipes} from one thread to another, a {@linkplain
 * dev.navarch.client.duplex.Heartbeat heartbeat}, and the {@linkplain
 * dev.navarch.client.duplex.Fallback way} from one protocol to the next. Each class says which
 * threads may use it.
 */
@NullMarked
package dev.navarch.client.duplex;

import org.jspecify.annotations.NullMarked;
