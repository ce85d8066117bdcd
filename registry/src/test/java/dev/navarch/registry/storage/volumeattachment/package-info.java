/** Tests of what is special about attachments of volumes. */
@NullMarked
package dev.navarch.registry.storage.volumeattachment;

import org.jspecify.annotations.NullMarked;
