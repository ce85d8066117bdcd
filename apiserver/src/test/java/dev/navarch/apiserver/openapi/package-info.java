/** Tests of the OpenAPI documents, most of them on everything that a server of 1.36 serves. */
@NullMarked
package dev.navarch.apiserver.openapi;

import org.jspecify.annotations.NullMarked;
