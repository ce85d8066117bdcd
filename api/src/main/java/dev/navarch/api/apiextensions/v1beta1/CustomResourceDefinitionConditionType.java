package dev.navarch.api.apiextensions.v1beta1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code CustomResourceDefinitionConditionType}. */
@ApiEnum
public final class CustomResourceDefinitionConditionType {
  public static final String ESTABLISHED = "Established";
  public static final String NAMES_ACCEPTED = "NamesAccepted";
  public static final String NON_STRUCTURAL_SCHEMA = "NonStructuralSchema";
  public static final String TERMINATING = "Terminating";
  public static final String KUBERNETES_API_APPROVAL_POLICY_CONFORMANT =
      "KubernetesAPIApprovalPolicyConformant";

  private CustomResourceDefinitionConditionType() {}
}
