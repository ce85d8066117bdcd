/**
 * What is special about the resources of {@code node.k8s.io}. {@link
 * dev.navarch.registry.node.NodeResources} knows them all; for any thread.
 */
@NullMarked
package dev.navarch.registry.node;

import org.jspecify.annotations.NullMarked;
