/**
 * What is special about configurations of validating webhooks. Start at {@link
 * dev.navarch.registry.admissionregistration.validatingwebhookconfiguration.ValidatingWebhookConfigurationColumns};
 * pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.admissionregistration.validatingwebhookconfiguration;

import org.jspecify.annotations.NullMarked;
