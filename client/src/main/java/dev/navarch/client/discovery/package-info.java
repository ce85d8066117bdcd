/**
 * What a server serves: groups, versions, resources, its own version and schemas. {@link
 * dev.navarch.client.discovery.DiscoveryClient} asks the server, the caches remember. Everything
 * may be used by any number of threads.
 */
@NullMarked
package dev.navarch.client.discovery;

import org.jspecify.annotations.NullMarked;
