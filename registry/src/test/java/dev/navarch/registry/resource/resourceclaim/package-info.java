/** Tests of claims of devices. */
@NullMarked
package dev.navarch.registry.resource.resourceclaim;

import org.jspecify.annotations.NullMarked;
