/**
 * What a server has to know of a group to serve it: versions, resources, verbs, names, where
 * objects are stored, in each Kubernetes release. A group tells it in one {@link
 * dev.navarch.api.install.GroupInstaller}, written with {@link dev.navarch.api.install.GroupTable}.
 * Tables belong to the thread that writes them; what they build is immutable.
 */
@NullMarked
package dev.navarch.api.install;

import org.jspecify.annotations.NullMarked;
