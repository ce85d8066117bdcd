/**
 * The verbs of the API over HTTP: reads what a request asks for, lets {@code rest} do it, and
 * answers in the form the client wants. {@link dev.navarch.apiserver.endpoint.ResourceEndpoint} is
 * the entry: it serves one resource or sub-resource in one version.
 *
 * <p>What only reads memory is answered on the thread that brings the request; writes and long
 * answers go to virtual threads.
 */
@NullMarked
package dev.navarch.apiserver.endpoint;

import org.jspecify.annotations.NullMarked;
