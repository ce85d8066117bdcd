/**
 * Tells clients which groups, versions and resources there are. {@link
 * dev.navarch.apiserver.discovery.DiscoveryPages} is the entry, {@link
 * dev.navarch.apiserver.discovery.RootPage} lists the paths of the server. Safe on any thread;
 * nothing blocks.
 */
@NullMarked
package dev.navarch.apiserver.discovery;

import org.jspecify.annotations.NullMarked;
