/** Tests of workloads. */
@NullMarked
package dev.navarch.registry.apps;

import org.jspecify.annotations.NullMarked;
