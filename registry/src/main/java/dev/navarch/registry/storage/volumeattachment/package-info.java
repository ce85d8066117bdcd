/**
 * What is special about attachments of volumes to nodes. Start at {@link
 * dev.navarch.registry.storage.volumeattachment.VolumeAttachmentColumns}; pure functions, for any
 * thread.
 */
@NullMarked
package dev.navarch.registry.storage.volumeattachment;

import org.jspecify.annotations.NullMarked;
