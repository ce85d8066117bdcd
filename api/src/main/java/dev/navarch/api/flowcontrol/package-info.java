/**
 * {@code flowcontrol.apiserver.k8s.io} as a whole: {@link
 * dev.navarch.api.flowcontrol.FlowControlGroup} puts its versions into a scheme and describes its
 * resources. Stateless, safe on any thread.
 */
@NullMarked
package dev.navarch.api.flowcontrol;

import org.jspecify.annotations.NullMarked;
