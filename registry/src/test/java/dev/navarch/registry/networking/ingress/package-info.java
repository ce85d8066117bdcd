/** Tests of what is special about ingresses. */
@NullMarked
package dev.navarch.registry.networking.ingress;

import org.jspecify.annotations.NullMarked;
