/** Tests of what is special about horizontal pod autoscalers. */
@NullMarked
package dev.navarch.registry.autoscaling.horizontalpodautoscaler;

import org.jspecify.annotations.NullMarked;
