/**
 * The way of a request through the server: who sends it, whether they may, whether there is room
 * for it, and who answers it. {@link dev.navarch.apiserver.server.ApiServer} is the entry.
 */
@NullMarked
package dev.navarch.apiserver.server;

import org.jspecify.annotations.NullMarked;
