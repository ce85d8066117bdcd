/**
 * Commands that run in containers of pods, and programs there that one attaches to: what they read
 * and write, the size of their terminal, how they end. {@link
 * dev.navarch.client.remotecommand.RemoteCommand} is the entry. A command is put together by one
 * thread; once it runs, any thread may use it.
 */
@NullMarked
package dev.navarch.client.remotecommand;

import org.jspecify.annotations.NullMarked;
