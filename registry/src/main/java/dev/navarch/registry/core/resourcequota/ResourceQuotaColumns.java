package dev.navarch.registry.core.resourcequota;

import dev.navarch.api.core.v1.ResourceQuota;
import dev.navarch.api.core.v1.ResourceQuotaStatus;
import dev.navarch.apimachinery.value.Quantity;
import dev.navarch.apiserver.table.Columns;
import java.util.Map;
import java.util.stream.Collectors;

/** How resource quotas are listed. */
public final class ResourceQuotaColumns {
  public static final Columns<ResourceQuota> COLUMNS =
      Columns.<ResourceQuota>named()
          .text("Request", "What is used of what may be requested", q -> usage(q.status(), false))
          .text("Limit", "What is used of the sum of limits", q -> usage(q.status(), true))
          .age()
          .build();

  private ResourceQuotaColumns() {}

  private static String usage(ResourceQuotaStatus status, boolean limits) {
    return status.hard().entrySet().stream()
        .filter(hard -> hard.getKey().startsWith("limits.") == limits)
        .sorted(Map.Entry.comparingByKey())
        .map(hard ->
            "%s: %s/%s"
                .formatted(
                    hard.getKey(),
                    status.used().getOrDefault(hard.getKey(), Quantity.ZERO),
                    hard.getValue()))
        .collect(Collectors.joining(", "));
  }
}
