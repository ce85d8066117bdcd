/**
 * What can be done with the objects of a resource, whatever the protocol: {@link
 * dev.navarch.apiserver.rest.ResourceStore} reads and writes those that are stored, and each
 * resource adds its {@link dev.navarch.apiserver.rest.Strategy}. Resources that are not stored
 * implement {@link dev.navarch.apiserver.rest.Creatable} and its like themselves.
 *
 * <p>All types may be used by many threads at once; calls that write block until the store has
 * answered.
 */
@NullMarked
package dev.navarch.apiserver.rest;

import org.jspecify.annotations.NullMarked;
