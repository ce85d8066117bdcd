/**
 * Requests to an API server and what comes back, for any kind of object. {@link
 * dev.navarch.client.rest.RestClient} is the entry, {@link dev.navarch.client.rest.ResourceClient}
 * the typed client of one resource. Clients may be used by any number of threads; a {@link
 * dev.navarch.client.rest.Request} and a {@link dev.navarch.client.rest.Result} belong to one.
 *
 * <p>A refusal of the server is an {@link dev.navarch.apimachinery.errors.ApiException}. Where
 * there is no answer, it is one of the exceptions that {@link dev.navarch.client.transport} tells
 * of; a time that is up is a {@link java.net.SocketTimeoutException} here too, also one that the
 * client's own limits would overrun. An answer that is not what it should be is an {@link
 * dev.navarch.client.rest.UnreadableAnswerException}.
 */
@NullMarked
package dev.navarch.client.rest;

import org.jspecify.annotations.NullMarked;
