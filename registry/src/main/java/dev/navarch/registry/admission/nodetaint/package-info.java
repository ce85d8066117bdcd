/**
 * New nodes get no pods before they are ready. The entry type is {@link
 * dev.navarch.registry.admission.nodetaint.TaintNodesByCondition}, for any number of threads.
 */
@NullMarked
package dev.navarch.registry.admission.nodetaint;

import org.jspecify.annotations.NullMarked;
