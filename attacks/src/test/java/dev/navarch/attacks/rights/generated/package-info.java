/**
 * Rights times requests: every resource, sub-resource and verb that discovery lists, in every form
 * of request, for users with a role of one rule. {@link
 * dev.navarch.attacks.rights.generated.GeneratedRightsTest} compares the answers with a small model
 * of Kubernetes' rules: {@link dev.navarch.attacks.rights.generated.Forms} lists the requests with
 * what each {@linkplain dev.navarch.attacks.rights.generated.Need needs}, {@link
 * dev.navarch.attacks.rights.generated.Holder} is a user with what its role grants.
 */
@NullMarked
package dev.navarch.attacks.rights.generated;

import org.jspecify.annotations.NullMarked;
