package dev.navarch.apimachinery.meta.v1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Kind of write that produced a managed fields entry. */
@ApiEnum
public final class ManagedFieldsOperationType {
  public static final String APPLY = "Apply";
  public static final String UPDATE = "Update";

  private ManagedFieldsOperationType() {}
}
