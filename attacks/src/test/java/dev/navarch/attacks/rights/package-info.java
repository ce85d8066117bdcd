/**
 * Requests of users that hold too few rights. {@link dev.navarch.attacks.rights.Grants} binds roles
 * to users; every test then checks that a request is refused, and that nothing was read or written.
 */
@NullMarked
package dev.navarch.attacks.rights;

import org.jspecify.annotations.NullMarked;
