/** Tests of what is special about ingress classes. */
@NullMarked
package dev.navarch.registry.networking.ingressclass;

import org.jspecify.annotations.NullMarked;
