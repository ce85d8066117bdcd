/**
 * What is special about configurations of mutating webhooks. Start at {@link
 * dev.navarch.registry.admissionregistration.mutatingwebhookconfiguration.MutatingWebhookConfigurationColumns};
 * pure functions, for any thread.
 */
@NullMarked
package dev.navarch.registry.admissionregistration.mutatingwebhookconfiguration;

import org.jspecify.annotations.NullMarked;
