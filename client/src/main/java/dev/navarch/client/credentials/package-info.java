/**
 * Shows a server who calls: tokens, passwords, and programs that tell either. {@link
 * dev.navarch.client.credentials.CredentialSource} is the entry; sources may be used by any thread,
 * and calls may block on files and programs.
 */
@NullMarked
package dev.navarch.client.credentials;

import org.jspecify.annotations.NullMarked;
