/**
 * What is special about API services. Start at {@link
 * dev.navarch.registry.apiregistration.apiservice.ApiServiceColumns}; pure functions, for any
 * thread.
 */
@NullMarked
package dev.navarch.registry.apiregistration.apiservice;

import org.jspecify.annotations.NullMarked;
