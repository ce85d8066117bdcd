/**
 * Where objects come from: {@link dev.navarch.kubectl.manifest.ManifestFiles} finds and reads
 * files, folders, addresses and standard input.
 */
@NullMarked
package dev.navarch.kubectl.manifest;

import org.jspecify.annotations.NullMarked;
