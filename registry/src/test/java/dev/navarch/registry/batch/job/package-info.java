/** Tests of jobs. */
@NullMarked
package dev.navarch.registry.batch.job;

import org.jspecify.annotations.NullMarked;
