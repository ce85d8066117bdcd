/** Tests of levels of priority. */
@NullMarked
package dev.navarch.registry.flowcontrol.prioritylevelconfiguration;

import org.jspecify.annotations.NullMarked;
