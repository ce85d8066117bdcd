/**
 * Objects of kinds that are known at run time only. {@link
 * dev.navarch.client.dynamic.DynamicClient} is the entry; clients may be used by any number of
 * threads.
 */
@NullMarked
package dev.navarch.client.dynamic;

import org.jspecify.annotations.NullMarked;
