/** Tests of ranges of addresses. */
@NullMarked
package dev.navarch.registry.networking.servicecidr;

import org.jspecify.annotations.NullMarked;
