/**
 * What is special about the resources of {@code apiregistration.k8s.io}. {@link
 * dev.navarch.registry.apiregistration.ApiRegistrationResources} knows them all; for any thread.
 */
@NullMarked
package dev.navarch.registry.apiregistration;

import org.jspecify.annotations.NullMarked;
