/** Tests of the OpenAPI definitions that the build writes beside the types. */
@NullMarked
package dev.navarch.api.openapi;

import org.jspecify.annotations.NullMarked;
