/** Tests of what is special about capacities of storage. */
@NullMarked
package dev.navarch.registry.storage.csistoragecapacity;

import org.jspecify.annotations.NullMarked;
