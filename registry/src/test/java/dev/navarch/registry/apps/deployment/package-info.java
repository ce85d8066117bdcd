/** Tests of deployments. */
@NullMarked
package dev.navarch.registry.apps.deployment;

import org.jspecify.annotations.NullMarked;
