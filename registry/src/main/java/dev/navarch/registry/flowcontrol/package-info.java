/**
 * What is special about the resources of {@code flowcontrol.apiserver.k8s.io}. {@link
 * dev.navarch.registry.flowcontrol.FlowControlResources} knows them all; for any thread.
 */
@NullMarked
package dev.navarch.registry.flowcontrol;

import org.jspecify.annotations.NullMarked;
