/** Tests of {@code navarch storage}. */
@NullMarked
package dev.navarch.cluster.storage;

import org.jspecify.annotations.NullMarked;
