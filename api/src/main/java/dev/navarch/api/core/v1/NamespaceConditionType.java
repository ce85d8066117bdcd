package dev.navarch.api.core.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Aspects of namespace deletion reported in conditions. */
@ApiEnum
public final class NamespaceConditionType {
  public static final String NAMESPACE_DELETION_DISCOVERY_FAILURE =
      "NamespaceDeletionDiscoveryFailure";
  public static final String NAMESPACE_DELETION_CONTENT_FAILURE = "NamespaceDeletionContentFailure";
  public static final String NAMESPACE_DELETION_GROUP_VERSION_PARSING_FAILURE =
      "NamespaceDeletionGroupVersionParsingFailure";
  public static final String NAMESPACE_CONTENT_REMAINING = "NamespaceContentRemaining";
  public static final String NAMESPACE_FINALIZERS_REMAINING = "NamespaceFinalizersRemaining";

  private NamespaceConditionType() {}
}
