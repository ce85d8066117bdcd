/**
 * {@code batch} as a whole: {@link dev.navarch.api.batch.BatchGroup} puts its versions into a
 * scheme and describes its resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.batch;

import org.jspecify.annotations.NullMarked;
