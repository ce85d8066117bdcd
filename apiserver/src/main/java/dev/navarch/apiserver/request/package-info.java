/**
 * What a request asks for, found out from its method, path and query before anything else happens.
 * {@link dev.navarch.apiserver.request.RequestInfo} is the entry; all types are immutable.
 */
@NullMarked
package dev.navarch.apiserver.request;

import org.jspecify.annotations.NullMarked;
