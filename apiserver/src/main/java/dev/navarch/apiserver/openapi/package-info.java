/**
 * Tells clients what the server's requests and objects look like, as OpenAPI documents of version 2
 * and 3 in JSON and protobuf. {@link dev.navarch.apiserver.openapi.OpenApi} is the way in.
 *
 * <p>A document is written when somebody first asks for it, from the definitions that the
 * generators left beside the types and from the resources that are served. Everything public is
 * safe for any number of threads.
 */
@NullMarked
package dev.navarch.apiserver.openapi;

import org.jspecify.annotations.NullMarked;
