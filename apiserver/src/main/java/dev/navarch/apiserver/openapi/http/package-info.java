/**
 * Serves the OpenAPI documents: {@link dev.navarch.apiserver.openapi.http.OpenApiPages} is the
 * entry. Writing a document takes its time, so answers come from a thread of the request's own.
 */
@NullMarked
package dev.navarch.apiserver.openapi.http;

import org.jspecify.annotations.NullMarked;
