package dev.navarch.registry.policy.podsecuritypolicy;

import dev.navarch.api.policy.v1beta1.PodSecurityPolicy;
import dev.navarch.apiserver.table.Columns;

/** How pod security policies are listed. */
public final class PodSecurityPolicyColumns {
  public static final Columns<PodSecurityPolicy> COLUMNS =
      Columns.<PodSecurityPolicy>named()
          .text(
              "Priv",
              "Whether privileged containers are allowed",
              p -> Boolean.toString(p.spec().privileged()))
          .text(
              "Caps",
              "Capabilities that may be added",
              p -> String.join(",", p.spec().allowedCapabilities()))
          .text("SELinux", "Rule for SELinux labels", p -> p.spec().seLinux().rule())
          .text("RunAsUser", "Rule for users", p -> p.spec().runAsUser().rule())
          .text("FsGroup", "Rule for groups of volumes", p -> p.spec().fsGroup().rule())
          .text("SupGroup", "Rule for further groups", p -> p.spec().supplementalGroups().rule())
          .text(
              "ReadOnlyRootFs",
              "Whether root file systems must be read-only",
              p -> p.spec().readOnlyRootFilesystem())
          .text("Volumes", "Kinds of volumes allowed", p -> String.join(",", p.spec().volumes()))
          .build();

  private PodSecurityPolicyColumns() {}
}
