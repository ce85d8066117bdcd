/**
 * Ports of pods, as ports of this machine or as plain streams. {@link
 * dev.navarch.client.portforward.PortForward} is the entry; everything here may be used by any
 * thread.
 */
@NullMarked
package dev.navarch.client.portforward;

import org.jspecify.annotations.NullMarked;
