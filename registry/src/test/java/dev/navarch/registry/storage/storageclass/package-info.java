/** Tests of what is special about storage classes. */
@NullMarked
package dev.navarch.registry.storage.storageclass;

import org.jspecify.annotations.NullMarked;
