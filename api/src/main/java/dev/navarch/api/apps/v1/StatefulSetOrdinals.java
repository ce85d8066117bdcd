package dev.navarch.api.apps.v1;

import dev.navarch.apimachinery.annotation.ApiType;
import dev.navarch.apimachinery.annotation.Field;
import dev.navarch.apimachinery.annotation.Field.Omit;
import dev.navarch.apimachinery.descriptor.ApiStruct;

/**
 * Numbering of the pods.
 *
 * @param start Ordinal of the first pod, default 0; the others count up from there
 */
@ApiType
public record StatefulSetOrdinals(@Field(value = 1, omit = Omit.NEVER) int start)
    implements ApiStruct<StatefulSetOrdinals> {
  /** Starts a value in which nothing is set. */
  public static StatefulSetOrdinalsBuilder builder() {
    return new StatefulSetOrdinalsBuilder();
  }

  /** Starts a value from this one. */
  public StatefulSetOrdinalsBuilder toBuilder() {
    return new StatefulSetOrdinalsBuilder(this);
  }
}
