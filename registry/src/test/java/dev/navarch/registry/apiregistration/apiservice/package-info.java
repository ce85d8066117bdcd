/** Tests of what is special about registered APIs. */
@NullMarked
package dev.navarch.registry.apiregistration.apiservice;

import org.jspecify.annotations.NullMarked;
