/** Tests of the states of the control plane's components. */
@NullMarked
package dev.navarch.registry.core.componentstatus;

import org.jspecify.annotations.NullMarked;
