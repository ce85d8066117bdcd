/** Tests of what is special about priority classes. */
@NullMarked
package dev.navarch.registry.scheduling.priorityclass;

import org.jspecify.annotations.NullMarked;
