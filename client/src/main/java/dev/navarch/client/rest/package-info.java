/**
 * Requests to an API server and what comes back, for any kind of object. {@link
 * dev.navarch.client.rest.RestClient} is the entry, {@link dev.navarch.client.rest.ResourceClient}
 * the typed client of one resource. Clients may be used by any number of threads; a {@link
 * dev.navarch.client.rest.Request} and a {@link dev.navarch.client.rest.Result} belong to one.
 */
@NullMarked
package dev.navarch.client.rest;

import org.jspecify.annotations.NullMarked;
