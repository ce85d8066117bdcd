/**
 * Objects reduced to their metadata, of any resource. {@link
 * dev.navarch.client.metadata.MetadataClient} is the entry; clients may be used by any number of
 * threads.
 */
@NullMarked
package dev.navarch.client.metadata;

import org.jspecify.annotations.NullMarked;
