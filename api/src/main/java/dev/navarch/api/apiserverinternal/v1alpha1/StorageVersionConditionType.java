package dev.navarch.api.apiserverinternal.v1alpha1;

import dev.navarch.apimachinery.annotation.ApiEnum;

/** Known values of {@code StorageVersionConditionType}. */
@ApiEnum
public final class StorageVersionConditionType {
  public static final String ALL_ENCODING_VERSIONS_EQUAL = "AllEncodingVersionsEqual";

  private StorageVersionConditionType() {}
}
