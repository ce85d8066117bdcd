/**
 * Work that the server does by itself when stored objects change. {@link
 * dev.navarch.registry.loop.ChangeLoop} runs it, each loop on a thread of its own.
 */
@NullMarked
package dev.navarch.registry.loop;

import org.jspecify.annotations.NullMarked;
