package dev.navarch.api.apiextensions.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/**
 * Aspects reported for a definition, such as Established (being served) and NamesAccepted (no
 * clash).
 */
@ApiEnum
public final class CustomResourceDefinitionConditionType {
  public static final String ESTABLISHED = "Established";
  public static final String NAMES_ACCEPTED = "NamesAccepted";
  public static final String NON_STRUCTURAL_SCHEMA = "NonStructuralSchema";
  public static final String TERMINATING = "Terminating";
  public static final String KUBERNETES_API_APPROVAL_POLICY_CONFORMANT =
      "KubernetesAPIApprovalPolicyConformant";
  public static final String STORAGE_MIGRATING = "StorageMigrating";

  private CustomResourceDefinitionConditionType() {}
}
